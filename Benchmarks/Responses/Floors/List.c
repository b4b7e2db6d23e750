// The least that a program with a picture costs: a list whose mark moves with each key.
#include <curses.h>
#include <locale.h>

static void paint(int chosen) {
  erase();
  for (int row = 0; row < LINES - 1; row++) {
    if (row == chosen) attron(A_REVERSE);
    mvprintw(
      row, 0, "00:00:%02d.%03d Notes sceneWillEnterForeground(_:) background -> inactive, line %d",
      row % 60, row * 37 % 1000, row);
    if (row == chosen) attroff(A_REVERSE);
  }
  mvprintw(LINES - 1, 0, "line %d of %d", chosen + 1, LINES - 1);
  refresh();
}

int main(void) {
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  int chosen = 0;
  do {
    paint(chosen);
    chosen = (chosen + 1) % (LINES - 1);
  } while (getch() != ERR);
  endwin();
  return 0;
}
