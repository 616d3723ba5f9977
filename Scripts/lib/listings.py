# SPDX-License-Identifier: Apache-2.0
"""Listings of pages: that a page and its translation have the same ones, and that those of Swift are Swift."""

import re
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LISTING = re.compile(r"(?ms)^(?P<indent> *)```(?P<language>\w*)\n(?P<code>.*?)^(?P=indent)```$")
# What a translation may say in its own words: comments, and names of tests.
COMMENT = {"swift": r"\s*//.*$", "sh": r"\s*(^|\s)#.*$"}
TRANSLATION = re.compile(r"\A# .*\n\n\[(?:한국어|English)\]\((\S+)\)\n")


def listings(text):
    """Each listing's line, language and code, without the indentation of the list that it stands in."""
    for match in LISTING.finditer(text):
        code = re.sub(rf"(?m)^{match['indent']}", "", match["code"])
        yield text[:match.start()].count("\n") + 1, match["language"], code


def bare(language, code):
    """What has to be equal in both languages."""
    if language in COMMENT:
        code = re.sub(rf"(?m){COMMENT[language]}", "", code)
    if language == "swift":
        code = re.sub(r"func `[^`]*`", "func ``", code)
    # Drawings have words of their own.
    return re.sub(r"[^\x00-\x7f].*$", "", code, flags=re.M) if not language else code


def twin_problems(root, pages, twin_of):
    """Pages without a translation that they link to and that links back, and listings that differ."""
    problems = []
    for page in pages:
        twin, place = twin_of(page), page.relative_to(root)
        if not twin.exists():
            problems.append(f"{place}: has no twin {twin.relative_to(root)}")
            continue
        for one, other in ((page, twin), (twin, page)):
            link = TRANSLATION.match(one.read_text())
            if one.name != "README.md" and one.name != "README.ko.md" and (
                    not link or (one.parent / link[1]).resolve() != other):
                problems.append(f"{one.relative_to(root)}: does not link to {other.relative_to(root)} below its title")
        ours, theirs = list(listings(page.read_text())), list(listings(twin.read_text()))
        if len(ours) != len(theirs):
            problems.append(f"{twin.relative_to(root)}: has {len(theirs)} listings, and {place} has {len(ours)}")
        for (_, language, code), (line, kind, words) in zip(ours, theirs):
            if language != kind or bare(language, code) != bare(kind, words):
                problems.append(f"{twin.relative_to(root)}:{line}: is not the listing of {place}")
    return problems


def parse_problems(root, pages):
    """Listings of Swift that the compiler cannot even parse; `…` stands for what is left out."""
    problems = []

    def parsed(item):
        place, code = item
        with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
            code = code.replace("…", "_ = 0")
            # Parts of a manifest: items of a list, or arguments.
            if code.lstrip().startswith("."):
                code = f"let parts: [Any] = [\n{code}\n]\n"
            elif re.match(r"\w+: ", code):
                code = f"part(\n{code}\n)\n"
            file.write(code)
            file.flush()
            done = subprocess.run(["swiftc", "-frontend", "-parse", "-swift-version", "6", file.name],
                                  capture_output=True, text=True)
        if done.returncode:
            message = next((line for line in done.stderr.splitlines() if "error:" in line), "")
            problems.append(f"{place}: {message.split('error:')[-1].strip()}")

    found = [(f"{page.relative_to(root)}:{line}", code) for page in pages
             for line, language, code in listings(page.read_text()) if language == "swift"]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(parsed, found))
    return problems, len(found)


# --- Compiling ------------------------------------------------------------------------------------

# What readers need not see: what a page's listings take for granted.
PREFACE = re.compile(r"(?ms)^<!-- The listings of this page are compiled with:\n(.*?)^-->\n?")
IMPORTS = ("CairoHost", "CollectionViewTesting", "Foundation", "MullionExtras", "Testing", "UIKit", "XCTest")
DECLARATION = re.compile(r"@Test|@MainActor (struct|final class)|(final )?class |struct |enum |extension |func |@main")


def hidden(text):
    """A page's text without what is for the compiler alone."""
    return PREFACE.sub("", text)


def blocks(code):
    """Statements and declarations apart: a block ends at an empty line in front of one that begins at the margin."""
    found = [""]
    for line in code.splitlines(keepends=True):
        if found[-1].endswith("\n\n") and not line.startswith((" ", "}")):
            found.append("")
        found[-1] += line
    return found


def source(code, place, line, number, known):
    """A file of Swift with a listing in it, which the compiler's messages call by the page's name."""
    def at(first, block):
        return f'#sourceLocation(file: "{place}", line: {first})\n{block}#sourceLocation()\n'

    imports = re.findall(r"(?m)^(?:@testable )?import (\w+)$", code)
    # What an imported module of the reader's own would have is in the page's preface.
    lines = [f"import {name}" for name in (imports or IMPORTS) if known(name)]
    code = re.sub(r"(?m)^(@testable )?import \w+$", "", code).replace("…", "_ = 0")
    if "@main" in code:
        return "\n".join(lines) + "\n" + at(line + 1, code)
    statements, declarations, first = "", "", line + 1
    for block in blocks(code):
        begins = first + len(block) - len(block.lstrip("\n"))
        if DECLARATION.match(block.lstrip("\n")):
            declarations += at(begins, block.lstrip("\n"))
        else:
            statements += at(begins, block.lstrip("\n"))
        first += block.count("\n")
    lines.append(f"struct Listing{number} {{\n{declarations}}}")
    effects = "async throws" if "await" in statements else "throws"
    lines.append(f"@MainActor private func listing{number}() {effects} {{\n{statements}}}")
    return "\n".join(lines) + "\n"


def manifest(code):
    """A manifest, or the part of one that a listing shows."""
    if "import PackageDescription" in code:
        return code
    if re.match(r"\w+: ", code):
        code = f'let package = Package(name: "Page", {code})'
    else:
        kind = "Package.Dependency" if code.startswith(".package") else "Target"
        code = f"let parts: [{kind}] = [\n{code}]"
    return "import PackageDescription\n" + code + "\n"


def compile_problems(root, pages, options, known):
    """Listings of Swift that do not compile with the built modules, and how many there are.

    - options: arguments of the compiler that say where the modules are.
    - known: whether a module of that name can be imported.
    """
    count, problems = 0, []
    toolchain = Path(shutil.which("swiftc")).resolve().parent.parent

    def compiled(page, folder):
        text, place = page.read_text(), str(page.relative_to(root))
        nonlocal count
        files, manifests = [], []
        for number, (line, language, code) in enumerate(listings(text)):
            if language != "swift":
                continue
            count += 1
            of_manifest = "import PackageDescription" in code or re.match(r"\s*\.(\w+arget|package)\(|dependencies: ", code)
            file = folder / f"{'Manifest' if of_manifest else 'Listing'}{number}.swift"
            file.write_text(manifest(code) if of_manifest else source(code, place, line, number, known))
            (manifests if of_manifest else files).append(file)
        if files:
            file = folder / "Preface.swift"
            match = PREFACE.search(text)
            first = text[:match.start(1)].count("\n") + 1 if match else 1
            file.write_text(f'#sourceLocation(file: "{place}", line: {first})\n' + (match[1] if match else ""))
            told(place, ["-parse-as-library", "-plugin-path", str(toolchain / "lib/swift/host/plugins/testing"), *options,
                         *map(str, [file, *files])])
        for file in manifests:
            told(place, ["-I", str(toolchain / "lib/swift/pm/ManifestAPI"), "-package-description-version", "6.2", str(file)])

    def told(place, arguments):
        done = subprocess.run(["swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings",
                               "-module-name", "Listings", *arguments], capture_output=True, text=True)
        found = [line for line in done.stderr.splitlines() if ": error: " in line]
        if done.returncode:
            problems.extend(dict.fromkeys(found or [f"{place}: {done.stderr[-2000:]}"]))

    with tempfile.TemporaryDirectory() as work, ThreadPoolExecutor(2) as pool:
        folders = [Path(work) / str(number) for number in range(len(pages))]
        for folder in folders:
            folder.mkdir()
        list(pool.map(compiled, pages, folders))
    return [problem.replace(": error: ", ": ") for problem in problems], count
