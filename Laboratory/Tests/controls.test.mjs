// SPDX-License-Identifier: Apache-2.0
// Every level solved by the controls of the layout's tree, as a learner does it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { levels } from "../Page/levels.mjs";
import en from "../Page/strings/en.mjs";
import { Browser, served } from "./browser.mjs";

const subject = process.env.LABORATORY;
const SECTION = "layout.sections[0]", GROUP = `${SECTION}.group`, ITEM = `${GROUP}.subitems[0]`;

const set = (path, to) => ({ path, to: String(to) });
const choose = (path, option) => ({ path, option });
const check = (path) => ({ path, isChecked: true });
const click = (node, label) => ({ node, label });
const edges = (path, inset) => ["top", "leading", "bottom", "trailing"].map((edge) => set(`${path}.contentInsets.${edge}`, inset));
const fixed = (path, points) => [choose(`${path}.kind`, ".fixed"), set(path, points)];

/// The steps that solve each level.
const STEPS = {
  list: [set(`${GROUP}.height`, 44), set(`${ITEM}.width`, 1)],
  columns: [set(`${ITEM}.width`, "1/3")],
  squares: [choose(`${GROUP}.height.kind`, ".fractionalWidth"), set(`${GROUP}.height`, "1/3")],
  fractions: [set(`${ITEM}.width`, 0.5)],
  spacing: [...fixed(`${GROUP}.interItemSpacing`, 8), set(`${SECTION}.interGroupSpacing`, 8)],
  insets: edges(SECTION, 16),
  insetsOrSpacing: [...edges(ITEM, 0), ...fixed(`${GROUP}.interItemSpacing`, 8), set(`${SECTION}.interGroupSpacing`, 8)],
  nested: [choose(`${GROUP}.subitems[1].type`, en["group-vertical"])],
  nestedFractions: [set(`${GROUP}.subitems[1].height`, 0.4)],
  estimated: [choose(`${GROUP}.height.kind`, ".estimated"), choose(`${ITEM}.height.kind`, ".estimated")],
  definiteGroup: [choose(`${GROUP}.height.kind`, ".estimated")],
  uniform: [choose(`${ITEM}.height.kind`, ".uniformAcrossSiblings")],
  orthogonal: [choose(`${SECTION}.orthogonalScrollingBehavior`, ".continuous")],
  paging: [set(`${GROUP}.width`, 0.85), choose(`${SECTION}.orthogonalScrollingBehavior`, ".groupPagingCentered")],
  sections: [set(`${GROUP}.width`, 0.45), set(`${GROUP}.height`, 120), choose(`${SECTION}.orthogonalScrollingBehavior`, ".groupPaging"), set("layout.interSectionSpacing", 20)],
  badges: [click(ITEM, en.addBadge), set(`${ITEM}.supplementaryItems[0].containerAnchor.fractionalOffset[0]`, 0.5), set(`${ITEM}.supplementaryItems[0].containerAnchor.fractionalOffset[1]`, -0.5)],
  sticky: [click(SECTION, en.addBoundary), check(`${SECTION}.boundarySupplementaryItems[0].pinToVisibleBounds`)],
  decoration: [click(SECTION, en.addDecoration), ...edges(`${SECTION}.decorationItems[0]`, 8)],
  waterfall: [choose(`${GROUP}.type`, en.waterfall), ...fixed(`${GROUP}.interItemSpacing`, 10)],
  endless: [check(`${SECTION}.isLooping`)],
};

let browser, server;
before(async () => {
  server = /^https?:/.test(subject) ? { url: subject, close: () => {} } : await served(subject);
  browser = await Browser.start();
}, { timeout: 30_000 });
after(async () => {
  await browser?.close();
  server?.close();
}, { timeout: 30_000 });

async function perform(tab, { path, to, option, isChecked, node, label }) {
  await tab.value(`document.querySelectorAll("#tree details").forEach((node) => { node.open = true; })`);
  const field = (tag) => `[...document.querySelectorAll("#tree ${tag}")].find((field) => field.dataset.path === ${JSON.stringify(path)})`;
  if (to !== undefined) {
    await tab.until(`Boolean(${field("input")})`, 2);
    await tab.value(`${field("input")}.focus()`);
    await tab.type(to);
  } else if (option) {
    assert.equal(await tab.value(`(() => { const field = ${field("select")}; const at = [...field.options].findIndex((option) => option.textContent === ${JSON.stringify(option)});
      if (at < 0) return [...field.options].map((option) => option.textContent).join(); field.selectedIndex = at; field.dispatchEvent(new Event("change")); return ""; })()`), "");
  } else if (isChecked) {
    await tab.value(`${field("input")}.click()`);
  } else {
    await tab.value(`(() => { const node = document.querySelector('details[data-node="${node}"]');
      const actions = [...node.querySelectorAll(":scope > .node-body > .actions button")]; actions.find((button) => button.textContent === ${JSON.stringify(label)}).click(); })()`);
  }
}

for (const [index, level] of levels.entries()) {
  test(`the controls solve level ${index + 1}, ${level.id}`, { timeout: 60_000 }, async () => {
    const tab = await browser.open();
    try {
      await tab.go(`${server.url}index.html?lang=en#level=${index + 1}`);
      for (const step of STEPS[level.id]) await perform(tab, step);
      await tab.until(`document.querySelector(".goal-status").textContent === ${JSON.stringify(en.goalSolved)}`, 5);
      // Undoing every step leads back to the first layout.
      for (let steps = 0; steps < 60 && !await tab.value(`document.querySelector("#undo").disabled`); steps += 1) await tab.value(`document.querySelector("#undo").click()`);
      await tab.until(`document.querySelector('#code [data-key="json"]') !== null`);
      await tab.value(`document.querySelector('#code [data-key="json"]').click()`);
      // The panel follows edits a moment later.
      const shown = `JSON.stringify(JSON.parse(document.querySelector("#code textarea").value).layout)`;
      await tab.until(`${shown} === ${JSON.stringify(JSON.stringify(level.start.layout))}`, 5);
      assert.deepEqual(tab.errors, []);
    } finally {
      await tab.close();
    }
  });
}
