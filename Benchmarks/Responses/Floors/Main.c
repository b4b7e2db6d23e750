// The least that any program costs: it is loaded and ends.
int main(void) { return 0; }
