#include "CVersion.h"

#ifndef FRONTMOST_COMMIT
#define FRONTMOST_COMMIT ""
#endif

const char *version_commit(void) { return FRONTMOST_COMMIT; }
