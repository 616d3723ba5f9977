#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Asks a language server, as an editor would, where a word of a file is declared and what is wrong in it.

ask_language_server.py SERVER FILE WORD prints the declaration as PATH:LINE, and each diagnostic with its line.
"""

import json
import subprocess
import sys
from pathlib import Path


def send(server, message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    server.stdin.flush()


def received(server):
    length = 0
    while (line := server.stdout.readline()) not in (b"", b"\r\n"):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    if not length:
        sys.exit("the language server ended")
    return json.loads(server.stdout.read(length))


def answer(server, number, method, params):
    send(server, {"id": number, "method": method, "params": params})
    while True:
        message = received(server)
        if "method" in message and "id" in message:
            send(server, {"id": message["id"], "result": None})
        elif message.get("id") == number:
            return message.get("result")


def main():
    command, file, word = sys.argv[1:]
    path = Path(file).resolve()
    text = path.read_text(encoding="utf-8")
    before = text[:text.index(word)]
    place = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}
    root = path.parent.as_uri()
    with subprocess.Popen([command], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL) as server:
        answer(server, 1, "initialize", {
            "processId": None, "rootUri": root, "capabilities": {},
            "workspaceFolders": [{"uri": root, "name": "root"}]})
        send(server, {"method": "initialized", "params": {}})
        document = {"uri": path.as_uri()}
        send(server, {"method": "textDocument/didOpen", "params": {"textDocument": {
            **document, "languageId": "swift", "version": 1, "text": text}}})
        found = answer(server, 2, "textDocument/definition", {"textDocument": document, "position": place})
        for entry in found or []:
            print(f"{entry['uri'].removeprefix('file://')}:{entry['range']['start']['line'] + 1}")
        wrong = answer(server, 3, "textDocument/diagnostic", {"textDocument": document})
        for entry in (wrong or {}).get("items", []):
            print(f"{path.name}:{entry['range']['start']['line'] + 1}: {entry['message']}")
        answer(server, 4, "shutdown", None)
        send(server, {"method": "exit"})


if __name__ == "__main__":
    main()
