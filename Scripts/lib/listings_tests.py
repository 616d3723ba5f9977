# SPDX-License-Identifier: Apache-2.0
"""Tests of the rules about listings: each one fails where it should."""

import tempfile
import unittest
from pathlib import Path

import listings

PAGE = """# Lists

[한국어](ko/lists.md)

Rows.

```swift
let rows = 2  // a pair
@Test func `two rows`() {}
```
"""
TWIN = """# 리스트

[English](../lists.md)

행입니다.

```swift
let rows = 2  // 한 쌍
@Test func `행 두 개`() {}
```
"""


class Twins(unittest.TestCase):
    def problems(self, page, twin):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "ko").mkdir()
            (root / "lists.md").write_text(page)
            if twin is not None:
                (root / "ko/lists.md").write_text(twin)
            return listings.twin_problems(root, [root / "lists.md"], lambda page: page.parent / "ko" / page.name)

    def test_comments_and_names_of_tests_may_be_translated(self):
        self.assertEqual(self.problems(PAGE, TWIN), [])

    def test_a_guide_without_a_twin(self):
        self.assertEqual(self.problems(PAGE, None), ["lists.md: has no twin ko/lists.md"])

    def test_code_that_differs(self):
        self.assertEqual(self.problems(PAGE, TWIN.replace("= 2", "= 3")), ["ko/lists.md:7: is not the listing of lists.md"])

    def test_a_listing_that_is_missing(self):
        self.assertEqual(self.problems(PAGE + "\n```sh\nls\n```\n", TWIN),
                         ["ko/lists.md: has 1 listings, and lists.md has 2"])

    def test_pages_that_do_not_link_to_each_other(self):
        self.assertEqual(self.problems(PAGE.replace("[한국어](ko/lists.md)\n\n", ""), TWIN),
                         ["lists.md: does not link to ko/lists.md below its title"])


class Parsing(unittest.TestCase):
    def test_what_is_not_swift_is_named_with_its_line(self):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "page.md"
            page.write_text("# A page\n\n```swift\nlet = 2\n```\n")
            problems, count = listings.parse_problems(Path(folder), [page])
        self.assertEqual(count, 1)
        self.assertTrue(problems[0].startswith("page.md:3: "), problems)


class Compiling(unittest.TestCase):
    def compiled(self, text):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "page.md"
            page.write_text(text)
            return listings.compile_problems(Path(folder), [page], [], lambda name: name == "Foundation")[0]

    def test_what_does_not_compile_is_named_with_its_line(self):
        self.assertEqual(self.compiled("# A page\n\n```swift\nlet rows = 2\nlet more = row + 1\n```\n"),
                         ["page.md:5:12: cannot find 'row' in scope"])

    def test_what_the_page_hides_is_known_to_its_listings(self):
        self.assertEqual(self.compiled(
            "# A page\n\n```swift\nfeed.show()\n\nstruct Feed {}\n```\n\n<!-- The listings of this page are "
            "compiled with:\nstruct Screen { func show() {} }\nlet feed = Screen()\n-->\n"), [])

    def test_a_part_of_a_manifest(self):
        self.assertEqual(self.compiled('# A page\n\n```swift\n.package(path: "../mullion")\n```\n'), [])
        self.assertEqual(len(self.compiled('# A page\n\n```swift\n.package(paths: "../mullion")\n```\n')), 1)


if __name__ == "__main__":
    unittest.main()
