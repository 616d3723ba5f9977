# SPDX-License-Identifier: Apache-2.0
"""Listings of pages: that a page and its translation have the same ones, and that those of Swift are Swift."""

import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

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
