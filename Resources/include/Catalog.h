#pragma once

/// One file of Resources/, as bytes in the binary. They stay where they are while the program runs.
typedef struct {
  /// Its path below Resources/, with slashes.
  const char *path;
  const unsigned char *bytes;
  unsigned long count;
} catalog_file;

unsigned long catalog_count(void);
const catalog_file *catalog_at(unsigned long index);
