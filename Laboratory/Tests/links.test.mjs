// SPDX-License-Identifier: Apache-2.0
// The links of the documentation's pages: each holds a case that the engine accepts.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { caseIn } from "../Page/case.mjs";

const ROOT = new URL("../../", import.meta.url).pathname;
const FILES = ["Tests/Lists/LayoutCasesTests/Fixtures/layout-cases.json", "Tests/Lists/LayoutCasesTests/Fixtures/more-layout-cases.json", "Examples/Layouts/rules.json"];
const subject = process.env.LABORATORY ?? "";
const PYTHON = `import json, sys
sys.dont_write_bytecode = True
sys.path.append(sys.argv[1])
import laboratory_links
print(json.dumps([laboratory_links.address(case) for case in json.load(sys.stdin)]))`;

test("the engine accepts the case of every link of the documentation", { skip: /^https?:/.test(subject) }, async (context) => {
  const { Engine } = await import(`${subject}/engine.mjs`);
  const engine = await Engine.load(readFileSync(`${subject}/laboratory.wasm`));
  const cases = FILES.flatMap((file) => {
    const read = JSON.parse(readFileSync(ROOT + file, "utf8"));
    return Array.isArray(read) ? read : ["measured", "derivedFromDocumentation"].flatMap((part) => read[part] ?? []);
  });
  const addresses = JSON.parse(execFileSync("python3", ["-c", PYTHON, `${ROOT}Scripts/lib`], { input: JSON.stringify(cases), encoding: "utf8", maxBuffer: 1 << 28 }));
  const refused = [];
  for (const [index, address] of addresses.entries()) {
    if (!address) continue;
    const theCase = await caseIn(new URLSearchParams(address.split("#")[1]));
    const reply = engine.call({ op: "validate", case: theCase });
    if (!reply.ok) refused.push(`${cases[index].id}: ${reply.error.text}`);
  }
  context.diagnostic(`${addresses.filter(Boolean).length} links of ${cases.length} cases`);
  assert.deepEqual(refused, []);
});
