// SPDX-License-Identifier: Apache-2.0
//
// Hostile requests: each is answered, at best by a sentence that names the field; none stops the engine.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { Engine } from "../Engine/engine.mjs";
import { Random, randomCase } from "./random-cases.mjs";

const root = new URL("../..", import.meta.url).pathname;
const wasm = readFileSync(process.env.LABORATORY_ENGINE ?? join(root, "Laboratory/.build/laboratory.wasm"));
const engine = await Engine.load(wasm);
const SEED = Number(process.env.LABORATORY_SEED ?? 2048);
const MUTANTS = Number(process.env.LABORATORY_MUTANTS ?? 3000);

const NUMBERS = [
  0, -0, 1, -1, 0.5, 1e-9, -1e-9, 5e-324, 1e6, -1e6, 1e9, 2147483647, 2147483648, -2147483649, 4294967296, 1e12, -1e12,
  1e15, 9007199254740993, 1e18, 1e19, 1e100, -1e100, 1.7e308, -1.7e308, Infinity, -Infinity, NaN, 1 / 3, 100000, 100001,
];
const OTHERS = [
  null, true, false, "", "x", "cell", "vertical", "é", "\u0000", "\ud800", "<b>", [], {}, [[]], [null], { absolute: 44 },
  { fractionalWidth: 1 }, { estimated: 0 }, { fixed: 1e300 }, { width: { absolute: 1 } }, [1, 2], [1, 2, 3, 4],
];

/** Every place in a value, as a container and a name. */
function places(value, found = []) {
  if (value === null || typeof value !== "object") return found;
  for (const name of Object.keys(value)) {
    found.push([value, name]);
    places(value[name], found);
  }
  return found;
}

function mutate(random, value) {
  for (let count = random.whole(1, 4); count > 0; count -= 1) {
    const all = places(value);
    if (all.length === 0) return;
    const [owner, name] = random.pick(all);
    const old = owner[name];
    if (random.chance(0.5) || typeof old === "number") owner[name] = random.pick(NUMBERS);
    else if (random.chance(0.5)) owner[name] = structuredClone(random.pick(OTHERS));
    else if (random.chance(0.4)) owner[name] = structuredClone(random.pick(random.pick(all)[0] ? all : all)[0]);
    else if (Array.isArray(owner)) owner.splice(Number(name), 1);
    else delete owner[name];
  }
}

function answered(request, what) {
  const start = performance.now();
  const reply = engine.call(request);
  const time = performance.now() - start;
  assert.equal(reply.trap, undefined, `${what}: ${JSON.stringify(request).slice(0, 3000)}`);
  if (!reply.ok) assert.ok(reply.error.text.length > 10, what);
  assert.ok(time < 5000, `${what} took ${Math.round(time)} ms: ${JSON.stringify(request).slice(0, 3000)}`);
  return reply;
}

test("mutated cases are answered", () => {
  const random = new Random(SEED);
  let laidOut = 0;
  for (let index = 0; index < MUTANTS; index += 1) {
    const layoutCase = randomCase(random, "mutant");
    mutate(random, layoutCase);
    if (answered({ op: "solve", case: layoutCase, boxes: true, rect: random.chance(0.5) ? [0, 0, 400, 800] : undefined }, "solve").ok) laidOut += 1;
    answered({ op: "evaluate", case: layoutCase }, "evaluate");
    answered({ op: "lint", case: layoutCase, fixes: index % 20 === 0 }, "lint");
    answered({ op: "explain", case: layoutCase, kind: random.pick(["cell", "header", "badge0", "background"]),
      section: random.pick([0, 1, -1, 1e9]), item: random.pick([0, 3, -1, -2, 1e9]) }, "explain");
    answered({ op: "land", case: layoutCase, section: random.whole(-1, 3), offset: random.pick(NUMBERS), velocity: random.pick(NUMBERS) }, "land");
  }
  assert.ok(laidOut > MUTANTS / 10, `${laidOut} of ${MUTANTS} were laid out`);
});

test("requests of every shape are answered", () => {
  let deep = {};
  for (let index = 0; index < 5000; index += 1) deep = { group: deep };
  const round = {};
  round.round = round;
  const shapes = [undefined, null, 1, "solve", [], {}, deep, round, new Map(), () => 1, { op: deep }, { op: "solve" },
    { op: "solve", case: deep }, { op: "solve", case: [] }, { op: "validate", layout: deep }, { op: "validate", layout: 1 },
    { op: "solve", case: { list: {} } }, { op: "solve", case: { layout: "x".repeat(30_000_000) } },
    { op: "diff", old: 1, new: [] }, { op: "diff", old: [{ section: 1 }], new: [] }, { op: "diff", old: [], new: [{ section: "a", items: [1] }] },
    { op: "diff", old: [], new: [{ section: "a", items: Array.from({ length: 20_000 }, (_, index) => `${index}`) }] }];
  for (const shape of shapes) {
    const reply = engine.call(shape);
    assert.equal(reply.ok, false);
    assert.equal(reply.trap, undefined, reply.trap);
    assert.ok(reply.error.text.length > 10);
  }
});

test("mutated snapshots are answered", () => {
  const random = new Random(SEED);
  for (let index = 0; index < MUTANTS; index += 1) {
    const request = { op: "diff", old: [{ section: "A", items: ["a", "b"] }], new: [{ section: "A", items: ["b", "c"] }, { section: "B", items: ["a"] }] };
    mutate(random, request);
    answered(request, "diff");
  }
});

const item = { width: { fractionalWidth: 1 }, height: { absolute: 44 } };
const rows = (height) => ({
  type: "group", axis: "horizontal", factory: "subitems", width: { fractionalWidth: 1 }, height, subitems: [{ ...item, height }],
});
const layoutCase = (itemCounts, group) => ({
  container: { width: 393, height: 852, scale: 3 }, itemCounts, layout: { sectionForAll: { group } },
});

test("the limits are sentences", () => {
  const nested = (depth) => depth === 0 ? item : { ...rows({ absolute: 44 }), subitems: [nested(depth - 1)] };
  const expected = [
    [layoutCase([100_001], rows({ absolute: 44 })), "itemCounts"], [layoutCase(Array(1001).fill(1), rows({ absolute: 44 })), "itemCounts"],
    [layoutCase([1], nested(40)), /^layout\.sectionForAll\.group/], [layoutCase([5000], rows({ estimated: 0.1 })), "container"],
    [{ ...layoutCase([1], rows({ absolute: 44 })), container: { width: 1e7, height: 10, scale: 1 } }, "container.width"],
  ];
  for (const [value, field] of expected) {
    const reply = answered({ op: "solve", case: value }, "limit");
    assert.equal(reply.ok, false);
    if (typeof field === "string") assert.equal(reply.error.field, field);
    else assert.match(reply.error.field, field);
  }
});

test("100,000 items are laid out", () => {
  for (const group of [rows({ absolute: 44 }), rows({ estimated: 44 })]) {
    const reply = answered({ op: "solve", case: layoutCase([100_000], group), rect: [0, 0, 393, 852] }, "100,000 items");
    assert.ok(reply.ok);
    assert.equal(reply.frames.length, 20);
    const whole = answered({ op: "solve", case: layoutCase([100_000], group) }, "100,000 items");
    assert.equal(whole.frames.length, 100_000);
    assert.equal(whole.frames[99_999].y, 99_999 * 44);
  }
});

test("a call after a trap works", () => {
  const broken = { op: "validate", layout: { sectionForAll: { group: rows({ absolute: 1 }) } } };
  engine.exports = { ...engine.exports, lab_call: () => { throw new WebAssembly.RuntimeError("unreachable"); } };
  assert.match(engine.call(broken).error.text, /stopped/);
  assert.ok(engine.call(broken).ok);
});
