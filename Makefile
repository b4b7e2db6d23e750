# The ways into the project. Each does all that it needs, on a fresh Debian or Ubuntu with a Swift
# toolchain, git and make.

.PHONY: help run build test bench install uninstall package clean

help:
	@echo 'make run                  build for release and start the program'
	@echo 'make test                 run all tests, format lint and tidy checks included'
	@echo 'make build                leave the program at .build/release/frontmost'
	@echo 'make bench                kernel throughput, starts and keys, beside programs in C'
	@echo 'make install PREFIX=DIR   install what is built below DIR (/usr/local, or ~/.local)'
	@echo 'make uninstall            remove it from there'
	@echo 'make package              a Debian package and a tar archive, in .build/packages'
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
	@[ -x .build/release/frontmost ] || Scripts/build
	@Scripts/bench

install:
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install install

uninstall:
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install uninstall

package:
	@Scripts/package

clean:
	rm -rf .build
