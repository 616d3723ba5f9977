#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of the links into the laboratory."""

import base64
import json
import unittest
import zlib

from laboratory_links import address, fragment

CASE = {"id": "A-1", "title": "a case", "container": {"width": 320, "height": 480, "scale": 2}, "itemCounts": [3],
        "layout": {"sectionForAll": {"comment": "한국어"}}, "expect": {"contentSize": [320, 132]}}


class LaboratoryLinks(unittest.TestCase):
    def test_a_fragment_holds_the_case_without_what_is_expected(self):
        data = fragment(CASE).removeprefix("z=")
        text = zlib.decompress(base64.urlsafe_b64decode(data + "=" * (-len(data) % 4)), -15)
        self.assertEqual(json.loads(text), {name: CASE[name] for name in ("container", "itemCounts", "layout")})

    def test_a_fragment_needs_no_escapes(self):
        self.assertRegex(fragment(CASE), r"^z=[\w-]+$")

    def test_a_case_with_too_many_items_has_no_address(self):
        self.assertIsNotNone(address({**CASE, "itemCounts": [60_000, 40_000]}))
        self.assertIsNone(address({**CASE, "itemCounts": [60_000, 40_001]}))

    def test_a_case_without_a_view_or_parts_has_no_address(self):
        self.assertTrue(address(CASE).startswith("/laboratory/index.html#z="))
        self.assertIsNone(address({**CASE, "container": {}}))
        self.assertIsNone(address({**CASE, "layout": {"list": "plain"}}))
        self.assertIsNone(address({"id": "A-2", "itemCounts": [1]}))


if __name__ == "__main__":
    unittest.main()
