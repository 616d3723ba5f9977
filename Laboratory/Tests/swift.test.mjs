// SPDX-License-Identifier: Apache-2.0
// The Swift of layouts, compared with that of the documentation, which is compiled and run.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { levels } from "../Page/levels.mjs";
import { firstCase } from "../Page/case.mjs";
import { listing, source } from "../Page/swift.mjs";

const ROOT = new URL("../../", import.meta.url).pathname;
const FIXTURES = ["layout-cases.json", "more-layout-cases.json"].map((name) => JSON.parse(readFileSync(`${ROOT}Tests/Lists/LayoutCasesTests/Fixtures/${name}`, "utf8")));
const PYTHON = `import json, sys
sys.dont_write_bytecode = True
sys.path.append(sys.argv[1])
import layout_swift
def listing(layout):
  try: return layout_swift.listing(layout)
  except (KeyError, TypeError): return None
print(json.dumps([listing(layout) for layout in json.load(sys.stdin)]))`;

/// The listings that the documentation's script writes; `null` for a layout in a form of the fixtures' own.
const written = (layouts) => JSON.parse(execFileSync("python3", ["-c", PYTHON, `${ROOT}Scripts/lib`], { input: JSON.stringify(layouts), encoding: "utf8", maxBuffer: 1 << 28 }));

test("the Swift of every recorded case and level is that of the documentation", (context) => {
  const recorded = FIXTURES.flatMap((file) => Object.values(file).filter(Array.isArray).flat()).map(({ layout }) => layout).filter((layout) => layout?.sections || layout?.sectionForAll);
  const rules = JSON.parse(readFileSync(`${ROOT}Examples/Layouts/rules.json`, "utf8")).map(({ layout }) => layout).filter(Boolean);
  const layouts = [...recorded, ...rules, ...levels.flatMap(({ start, solution }) => [start.layout, solution.layout]), firstCase().layout];
  const expected = written(layouts);
  const known = layouts.filter((_, index) => expected[index] !== null);
  layouts.forEach((layout, index) => { if (expected[index] !== null) assert.equal(listing(layout), expected[index], JSON.stringify(layout)); });
  context.diagnostic(`${known.length} of ${layouts.length} layouts`);
  assert.ok(known.length > 200, `${known.length} layouts`);
});

test("a file imports what it uses, and returns the layout", () => {
  const endless = source(levels.at(-1).solution.layout);
  assert.match(endless, /^import MullionExtras\nimport UIKit\n/);
  assert.match(endless, /section\.isLooping = true/);
  assert.match(source(firstCase().layout), /^import UIKit\n\n@MainActor\nfunc makeLayout\(\) -> UICollectionViewLayout \{\n {2}let/);
});

test("a kind with quotation marks and control characters is an escaped literal", () => {
  const layout = structuredClone(levels[15].solution.layout);
  layout.sections[0].group.subitems[0].supplementaryItems[0].kind = `a"b\\(c)\n`;
  assert.ok(listing(layout).includes(`elementKind: "a\\"b\\\\(c)\\u{a}"`));
});
