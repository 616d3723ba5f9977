// SPDX-License-Identifier: Apache-2.0
//
// Tests of the engine in Node: its answers are those of the tool, whose path is in MULLION (.build/debug/mullion).

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

import { Engine } from "../Engine/engine.mjs";
import { Random, randomCase, randomSnapshot } from "./random-cases.mjs";

const root = new URL("../..", import.meta.url).pathname;
const tool = process.env.MULLION ?? join(root, ".build/debug/mullion");
const wasm = readFileSync(process.env.LABORATORY_ENGINE ?? join(root, "Laboratory/.build/laboratory.wasm"));
const engine = await Engine.load(wasm);
const SEED = Number(process.env.LABORATORY_SEED ?? 2048);
const CASES = Number(process.env.LABORATORY_CASES ?? 2000);

const fixtures = ["layout-cases.json", "more-layout-cases.json"]
  .map((name) => join(root, "Tests/Lists/LayoutCasesTests/Fixtures", name));

function recordedCases(file) {
  const contents = JSON.parse(readFileSync(file));
  return ["measured", "derivedFromDocumentation"].flatMap((group) => contents[group] ?? [])
    .filter((found) => !found.manual && !found.list);
}

function printed(...words) {
  try {
    return execFileSync(tool, words, { encoding: "utf8", maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    // The status is 1 where the linter finds something, 2 where the tool refuses a case, which others follow.
    if (error.stdout) return error.stdout;
    throw error;
  }
}

/** Compares the outcome of every case in a file with the tool's, to the last bit. */
function compare(file, cases) {
  const outcomes = JSON.parse(printed("layout", "--cases", file, "--json", "--solver"));
  let frames = 0;
  for (const layoutCase of cases) {
    const reply = engine.call({ op: "evaluate", case: layoutCase });
    const expected = outcomes[layoutCase.id];
    if (!expected) {
      assert.ok(!reply.ok, `${layoutCase.id}: the tool refuses it`);
      continue;
    }
    assert.ok(reply.ok, `${layoutCase.id}: ${reply.error?.text}`);
    assert.deepEqual(reply.outcome, expected, layoutCase.id);
    frames += expected.frames.length;
  }
  return frames;
}

function temporary(contents, body) {
  const folder = mkdtempSync(join(tmpdir(), "laboratory-"));
  try {
    const file = join(folder, "cases.json");
    writeFileSync(file, JSON.stringify(contents));
    return body(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const generator = new Random(SEED);
const generated = Array.from({ length: CASES }, (_, index) => randomCase(generator, `seed-${SEED}-${index}`));

test("the engine imports nothing", async () => {
  assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(wasm)), []);
});

test("recorded cases have the tool's frames", () => {
  let frames = 0;
  for (const file of fixtures) frames += compare(file, recordedCases(file));
  assert.ok(frames > 1000, `${frames} frames`);
});

test("generated cases have the tool's frames", () => {
  assert.ok(temporary(generated, (file) => compare(file, generated)) > CASES * 5);
});

test("generated cases have the tool's findings", () => {
  const cases = generated.slice(0, Math.min(CASES, 500));
  temporary(cases, (file) => {
    const reports = new Map(JSON.parse(printed("lint", file, "--json", "--severity", "advice"))
      .map((report) => [report.name, report.findings]));
    let count = 0;
    for (const layoutCase of cases) {
      const expected = reports.get(layoutCase.id);
      const reply = engine.call({ op: "lint", case: layoutCase, fixes: false });
      assert.equal(reply.ok, expected !== undefined, `${layoutCase.id}: ${reply.error?.text}`);
      if (!reply.ok) continue;
      const words = ({ code, name, severity, path, message, consequence, remedy }) =>
        ({ code, name, severity, path, message, consequence, remedy });
      assert.deepEqual(reply.findings.map(words), expected.map(words), layoutCase.id);
      count += expected.length;
    }
    assert.ok(count > 100, `${count} findings`);
  });
});

test("the terms of a frame add up to it", () => {
  let explained = 0;
  for (const layoutCase of generated.slice(0, 300)) {
    const solved = engine.call({ op: "solve", case: layoutCase });
    if (!solved.ok) continue;
    for (const { kind, section, item, ...frame } of solved.frames.slice(0, 6)) {
      const reply = engine.call({ op: "explain", case: layoutCase, kind, section, item });
      if (!reply.ok) continue;
      const sum = (terms) => terms.reduce((total, term) => total + term.amount, 0);
      for (const [side, value] of [["x", frame.x], ["y", frame.y], ["width", frame.w], ["height", frame.h]]) {
        assert.ok(Math.abs(sum(reply.sides[side]) - value) < 1e-6, `${layoutCase.id}: ${side} of ${kind} ${section}.${item}`);
      }
      explained += 1;
    }
  }
  assert.ok(explained > 500, `${explained} frames`);
});

/** Applies operations to sections with items: deletions, then insertions and moves by ascending place. */
function applied(old, operations) {
  const places = new Map();
  const of = (what, op) => operations.filter((found) => found.what === what && (!op || found.op === op));
  const gone = new Set([...of("item", "delete"), ...of("item", "move")].map((found) => found.id));
  const goneSections = new Set([...of("section", "delete"), ...of("section", "move")].map((found) => found.id));
  for (const { section, items } of old) places.set(section, items.filter((id) => !gone.has(id)));
  const order = old.map(({ section }) => section).filter((id) => !goneSections.has(id));
  const byPlace = (one, other) => one.to[0] - other.to[0] || one.to[1] - other.to[1];
  for (const { id, to } of of("section").filter((found) => found.to).sort((one, other) => one.to[0] - other.to[0])) {
    order.splice(to[0], 0, id);
  }
  for (const { id, to } of of("item").filter((found) => found.to).sort(byPlace)) {
    const items = places.get(order[to[0]]) ?? [];
    items.splice(to[1], 0, id);
    places.set(order[to[0]], items);
  }
  return order.map((section) => ({ section, items: places.get(section) ?? [] }));
}

test("the operations lead from one snapshot to the other", () => {
  const random = new Random(SEED);
  for (let index = 0; index < CASES; index += 1) {
    const [old, next] = [randomSnapshot(random), randomSnapshot(random)];
    const reply = engine.call({ op: "diff", old, new: next });
    assert.ok(reply.ok, reply.error?.text);
    assert.deepEqual(applied(old, reply.operations), next, JSON.stringify([old, next]));
  }
});

test("duplicates have the message of a program that ends", () => {
  const reply = engine.call({ op: "diff", old: [], new: [{ section: "A", items: ["a", "b", "a"] }] });
  assert.match(reply.error.text, /^appendItems: 1 item given more than once: "a" at positions 0, 2\./);
  assert.equal(reply.error.field, "new[0]");
});
