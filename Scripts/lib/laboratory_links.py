# SPDX-License-Identifier: Apache-2.0
"""Links that open a layout case in the laboratory (Laboratory/README.md)."""

import base64
import json
import zlib

# The laboratory lays out as many items at most.
MOST_ITEMS = 100_000
# What the laboratory needs of a case; what is expected and where it was recorded stays out.
FIELDS = ("container", "direction", "textSize", "itemCounts", "preferred", "layout")


def fragment(case):
    """The fragment of a link that holds a case: raw deflate in base64url."""
    text = json.dumps({name: case[name] for name in FIELDS if name in case}, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packer.compress(text.encode()) + packer.flush()
    return "z=" + base64.urlsafe_b64encode(data).decode().rstrip("=")


def address(case):
    """The address that opens a case in the laboratory of the documentation site; `None` for a case that has no view,
    describes no layout by parts, or has too many items."""
    if sum(case.get("itemCounts", [])) > MOST_ITEMS or "width" not in case.get("container", {}) or "list" in case.get("layout", {"list": None}):
        return None
    return f"/laboratory/index.html#{fragment(case)}"
