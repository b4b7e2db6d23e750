#pragma once

/// The commit that the program was built from, as Scripts/build says it; empty where nobody did.
const char *version_commit(void);
