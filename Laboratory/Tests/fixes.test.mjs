// SPDX-License-Identifier: Apache-2.0
//
// Fixes of findings: after each, the finding is gone and no other is new.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { Engine } from "../Engine/engine.mjs";
import { Random, randomCase } from "./random-cases.mjs";

const root = new URL("../..", import.meta.url).pathname;
const engine = await Engine.load(readFileSync(process.env.LABORATORY_ENGINE ?? join(root, "Laboratory/.build/laboratory.wasm")));

const key = ({ code, path }) => `${code} ${path}`;

test("a fix resolves its finding and causes no other", () => {
  const random = new Random(7);
  const rules = new Set();
  for (let index = 0; index < 250; index += 1) {
    const layoutCase = randomCase(random, "fixed");
    const { ok, findings } = engine.call({ op: "lint", case: layoutCase });
    if (!ok) continue;
    const before = new Set(findings.map(key));
    for (const finding of findings.filter(({ fix }) => fix)) {
      const applied = engine.call({ op: "apply", case: layoutCase, fix: finding.fix });
      assert.ok(applied.ok, applied.error?.text);
      const after = engine.call({ op: "lint", case: applied.case }).findings.map(key);
      assert.ok(!after.includes(key(finding)), `${key(finding)} ${JSON.stringify(finding.fix)}`);
      assert.deepEqual(after.filter((found) => !before.has(found)), []);
      rules.add(finding.code);
    }
  }
  assert.ok(rules.size >= 20, [...rules].join(", "));
});

test("a fix of a field that does not exist is a sentence", () => {
  for (const fix of [undefined, 1, {}, { path: "" }, { path: "layout[" }, { path: "layout.sections[9].group", new: 1 }]) {
    const reply = engine.call({ op: "apply", case: { layout: {} }, fix });
    assert.equal(reply.ok, false);
    assert.equal(reply.error.field, "fix");
  }
});
