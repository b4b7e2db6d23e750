// The least that the program's own answers cost: the bytes that it has written, written once more,
// an answer for each key. The file has the length of each answer before it.
#include <stdint.h>
#include <stdio.h>
#include <termios.h>
#include <unistd.h>

int main(int count, char *arguments[]) {
  FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return 2;
  struct termios settings;
  tcgetattr(0, &settings);
  cfmakeraw(&settings);
  tcsetattr(0, TCSANOW, &settings);
  static char answer[1 << 20];
  uint32_t length;
  char key;
  while (fread(&length, sizeof length, 1, file) == 1) {
    if (length > sizeof answer || fread(answer, 1, length, file) != length) return 2;
    for (uint32_t done = 0; done < length;) {
      ssize_t written = write(1, answer + done, length - done);
      if (written < 0) return 2;
      done += (uint32_t)written;
    }
    if (read(0, &key, 1) != 1) return 0;
  }
  return 0;
}
