# The ways into the project. Each does all that it needs, on a fresh Debian or Ubuntu with a Swift
# toolchain, git and make.
PREFIX ?= /usr/local

.PHONY: help run build test bench install uninstall clean

help:
	@echo 'make run                  build for release and start the program'
	@echo 'make test                 run all tests, format lint and tidy checks included'
	@echo 'make build                leave the program at .build/release/frontmost'
	@echo 'make bench                kernel throughput beside a C switch'
	@echo 'make install PREFIX=DIR   install below DIR (here $(PREFIX))'
	@echo 'make uninstall            remove it from there'
	@echo 'make clean                remove what was built'

run: build
	@.build/release/frontmost

build:
	@Scripts/build

test:
	@Scripts/test

bench:
	@Scripts/install-dependencies build
	@swift build -c release --product Throughput
	@.build/release/Throughput

install: build
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 .build/release/frontmost '$(DESTDIR)$(PREFIX)/bin/frontmost'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/frontmost'

clean:
	rm -rf .build
