#!/usr/bin/env python3
"""An app delegate in Python that counts what it receives.

It speaks the protocol of Documentation/HostingProtocol.md.
"""
import json
import os
import socket
import sys

PLACE = os.path.join(os.environ.get("HOME", "."), "count.json")
line = socket.socket(fileno=3).makefile("rw", encoding="utf-8", newline="\n")


def write(text):
    sys.stdout.flush()
    line.write(text + "\n")
    line.flush()


def did(action):
    """Something that this code does: it goes on when Frontmost has taken it."""
    write("code " + action)
    line.readline()


class AppDelegate:
    def __init__(self):
        self.count = 0

    def did_finish_launching(self):
        if os.path.exists(PLACE):
            with open(PLACE) as file:
                self.count = json.load(file)
        print("launched, count", self.count)

    def did_become_active(self):
        self.count += 1
        print("active, count", self.count)
        write("screen 1 1")
        write(f"view 0 label on Active\\s{self.count}\\stimes")

    def did_enter_background(self):
        did("begin task")
        with open(PLACE, "w") as file:
            json.dump(self.count, file)
        write(f"saved count {self.count}")
        did("end task")


delegate = AppDelegate()
METHODS = {
    "application(_:didFinishLaunchingWithOptions:)": delegate.did_finish_launching,
    "applicationDidBecomeActive(_:)": delegate.did_become_active,
    "applicationDidEnterBackground(_:)": delegate.did_enter_background,
}
write("ready 1")
for text in line:
    words = text.split()
    if words[0] == "exit":
        break
    method = METHODS.get(words[6]) if words[0] == "message" else None
    if method:
        method()
    write("done yes" if method else "done no")
