// SPDX-License-Identifier: Apache-2.0
// The page in Chromium. LABORATORY is the folder that Scripts/laboratory wrote, or the address of a page.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { levels } from "../Page/levels.mjs";
import en from "../Page/strings/en.mjs";
import ko from "../Page/strings/ko.mjs";
import { Browser, served } from "./browser.mjs";

const subject = process.env.LABORATORY;
let browser, server;

before(async () => {
  assert.ok(subject, "LABORATORY names no folder and no address.");
  server = /^https?:/.test(subject) ? { url: subject, close: () => {} } : await served(subject);
  browser = await Browser.start();
}, { timeout: 30_000 });
after(async () => {
  await browser?.close();
  server?.close();
}, { timeout: 30_000 });

/// Runs `body` with a tab at an address of the page; errors of the tab fail the test.
async function withPage(address, options, body) {
  const tab = await browser.open(options);
  try {
    await tab.go(`${server.url}index.html${address}`);
    await body(tab);
    assert.deepEqual(tab.errors, []);
  } finally {
    await tab.close();
  }
}

const text = (selector) => `document.querySelector(${JSON.stringify(selector)})?.textContent ?? ""`;
const named = (label) => `[...document.querySelectorAll("button")].find((node) => node.textContent === ${JSON.stringify(label)})`;
const field = (path) => `#tree input[data-path="${path}"], #tree select[data-path="${path}"]`;
const fragment = (value) => `z=${deflateRawSync(JSON.stringify(value)).toString("base64url")}`;

/// Replaces the case of the page by the fields of its JSON.
async function applyCase(tab, value) {
  await tab.until(`Boolean(${named("JSON")})`);
  await tab.value(`(() => { ${named("JSON")}.click();
    document.querySelector("#code textarea").value = ${JSON.stringify(JSON.stringify(value))};
    ${named("Apply")}.click(); })()`);
}

describe("levels", () => {
  levels.forEach((level, index) => {
    test(`level ${index + 1}, ${level.id}, begins unsolved and is solved by its solution`, { timeout: 120_000 }, () =>
      withPage(`?lang=en#level=${index + 1}`, {}, async (tab) => {
        await tab.until(`${text(".goal-status")} !== ""`);
        assert.notEqual(await tab.value(text(".goal-status")), en.goalSolved);
        await applyCase(tab, level.solution);
        await tab.until(`${text(".goal-status")} === ${JSON.stringify(en.goalSolved)}`);
        await tab.until(`document.querySelectorAll(".level")[${index}].classList.contains("solved")`);
        assert.equal(await tab.value(`document.querySelectorAll(".device .overlay")[1].children.length`), 0, "the device still shows the target");
      }));
  });

  test("texts exist in both languages, with equal parts", () => {
    assert.deepEqual(Object.keys(ko), Object.keys(en));
    assert.deepEqual(Object.keys(ko.lessons), Object.keys(en.lessons));
    assert.deepEqual(Object.keys(en.lessons), levels.map(({ id }) => id));
    for (const [id, lesson] of Object.entries(en.lessons)) {
      for (const list of ["text", "hints"]) assert.equal(ko.lessons[id][list].length, lesson[list].length, `${id}.${list}`);
      const code = (words) => JSON.stringify(words).match(/`[^`]*`/g)?.sort() ?? [];
      assert.deepEqual(code(ko.lessons[id].hints), code(lesson.hints), `${id} names other code`);
    }
    for (const key of Object.keys(en)) {
      if (typeof en[key] === "string") assert.deepEqual(ko[key].match(/\{\w+\}/g)?.sort(), en[key].match(/\{\w+\}/g)?.sort(), key);
    }
  });

  test("hints appear one after the other, and then the solution is offered, which counts as unsolved", { timeout: 60_000 }, () =>
    withPage("?lang=en#level=1", {}, async (tab) => {
      for (let hint = 1; hint <= 3; hint += 1) await tab.value(`${named(`Hint ${hint} of 3`)}.click()`);
      assert.equal(await tab.value(`document.querySelectorAll(".hints li").length`), 3);
      await tab.value(`${named(en.showSolution)}.click()`);
      await tab.until(`${text(".goal-status")} === ${JSON.stringify(en.goalSolved)}`);
      assert.equal(await tab.value(`document.querySelectorAll(".level.solved").length`), 0);
    }));
});

describe("keyboard", () => {
  test("a level is solved with the keyboard alone", { timeout: 180_000 }, () => withPage("?lang=en#level=1", {}, async (tab) => {
    const tabTo = async (condition) => {
      for (let presses = 0; presses < 150; presses += 1) {
        await tab.press("Tab");
        if (await tab.value(`((node) => ${condition})(document.activeElement)`)) return;
      }
      assert.fail(`Tab reaches nothing with ${condition}.`);
    };
    await tabTo(`node.dataset.path === "layout.sections[0].group.height"`);
    await tab.type("44");
    await tabTo(`node.dataset.path === "layout.sections[0].group.subitems[0].width"`);
    await tab.press("ArrowUp", 8);
    await tab.press("ArrowUp", 8);
    await tab.type("1");
    await tab.until(`${text(".goal-status")} === ${JSON.stringify(en.goalSolved)}`);
    await tab.value("document.activeElement.blur(); document.querySelector('#lesson').focus()");
    await tabTo(`node.textContent === ${JSON.stringify(en.nextLevel)}`);
    await tab.press("Enter");
    await tab.until(`${text("#lesson-title")} === ${JSON.stringify(en.lessons.columns.title)}`);
    assert.equal(await tab.value("document.activeElement.id"), "lesson-title");
  }));

  test("a finding lights up its part of the picture, and is marked in the layout", { timeout: 60_000 }, () => withPage("?lang=en#level=11", {}, async (tab) => {
    await tab.until(`document.querySelector("#lint .finding button") !== null`);
    assert.equal(await tab.value(`document.querySelectorAll("#tree .mark.warning").length`), 1);
    await tab.value(`document.querySelector("#lint .finding button").focus()`);
    await tab.until(`document.querySelectorAll(".device .overlay")[2].textContent === "CL006"`);
    await tab.press("Enter");
    await tab.until(`document.activeElement.tagName === "SUMMARY" && document.activeElement.parentElement.dataset.node === "layout.sections[0].group.subitems[0]"`);
  }));

  test("Tab reaches every part of the page and leaves none", { timeout: 120_000 }, () => withPage("?lang=en#free", {}, async (tab) => {
    const reached = new Set();
    for (let presses = 0; presses < 220; presses += 1) {
      await tab.press("Tab");
      const place = await tab.value(`((node) => node === document.body ? "end" : node.closest(".top, #device, #legend, #surroundings, #tree, #why, #lint, #code")?.id || node.className || node.tagName)(document.activeElement)`);
      reached.add(place);
    }
    for (const part of ["device", "legend", "surroundings", "tree", "code"]) assert.ok(reached.has(part), `${part} is not reached: ${[...reached]}`);
  }));

  test("arrow keys move between elements, whose frames are explained", { timeout: 60_000 }, () => withPage("?lang=en#free", {}, async (tab) => {
    await tab.value(`document.querySelector(".viewport").focus()`);
    await tab.press("ArrowDown");
    await tab.until(`document.activeElement.getAttribute("role") === "option" && document.querySelectorAll("#why .sum").length === 4`);
    const first = await tab.value(text("#why .subject"));
    await tab.press("ArrowDown");
    await tab.until(`${text("#why .subject")} !== ${JSON.stringify(first)}`);
    for (const side of ["x", "y", "width", "height"]) {
      const [total, sum] = await tab.value(`(() => { const part = document.querySelector('#why .sum[aria-label="${side}"]');
        return [Number(part.querySelector("b").textContent), [...part.querySelectorAll(".amount")].reduce((sum, node) => sum + Number(node.textContent.replace("−", "-")), 0)]; })()`);
      assert.ok(Math.abs(total - sum) < 0.05, `${side}: ${total} is no sum of ${sum}`);
    }
  }));

  test("a handle changes its number by arrow keys, and undo takes it back", { timeout: 60_000 }, () => withPage("?lang=en#level=1", {}, async (tab) => {
    await tab.click(".element");
    await tab.until(`document.querySelector(".handle") !== null`);
    const value = `document.querySelector('${field("layout.sections[0].group.height")}').value`;
    assert.equal(await tab.value(value), "120");
    await tab.value(`[...document.querySelectorAll(".handle")].find((node) => node.dataset.value === ".absolute(120)").focus()`);
    await tab.press("ArrowDown");
    await tab.until(`${value} === "121"`);
    await tab.press("z", 2);
    await tab.until(`${value} === "120"`);
  }));
});

describe("accessibility", () => {
  for (const [name, address] of [["levels", "#level=3"], ["free layout", "#free"], ["snapshots", "#diff"]]) {
    for (const language of ["en", "ko"]) {
      test(`every control of ${name} has a name, ${language}`, { timeout: 60_000 }, () => withPage(`?lang=${language}${address}`, {}, async (tab) => {
        const { nodes } = await tab.call("Accessibility.getFullAXTree");
        const roles = new Set(["button", "textbox", "combobox", "slider", "checkbox", "option", "listbox", "link", "image", "progressbar", "spinbutton", "heading", "navigation"]);
        const seen = nodes.filter(({ ignored, role }) => !ignored && roles.has(role?.value));
        const unnamed = seen.filter(({ name }) => !name?.value?.trim()).map(({ role, description }) => `${role.value} ${description?.value ?? ""}`);
        assert.deepEqual(unnamed, []);
        assert.ok(seen.length > 12, `${seen.length} controls`);
        for (const role of ["banner", "main", "status"]) assert.ok(nodes.some((node) => node.role?.value === role), `no ${role}`);
        assert.equal(await tab.value("document.documentElement.lang"), language);
      }));
    }
  }

  for (const width of [320, 640, 768, 1366]) {
    test(`nothing is beside the page at ${width} points`, { timeout: 120_000 }, async () => {
      for (const address of ["?lang=en#level=19", "?lang=ko#free", "?lang=ko#diff"]) {
        await withPage(address, { width, height: 700, dark: true }, async (tab) => {
          const beyond = await tab.value(`[...document.querySelectorAll("main .panel *, main .lesson *, main .diff *")].filter((node) => {
            const panel = node.closest(".panel, .lesson, .diff").getBoundingClientRect(), { right, width } = node.getBoundingClientRect();
            return width > 1 && right > panel.right + 1 && !node.closest("pre, textarea"); }).map((node) => node.outerHTML.slice(0, 90))`);
          assert.deepEqual(beyond, [], address);
          assert.ok(await tab.value("document.scrollingElement.scrollWidth") <= width, `${address} is ${await tab.value("document.scrollingElement.scrollWidth")} wide`);
        });
      }
    });
  }
});

describe("bad input", () => {
  const layout = levels[0].start.layout;
  const links = {
    "cut off": "#z=q1YqSSxKT",
    "no base64": "#z=%C3%A4",
    "no JSON": "#case=%7B",
    "a list": "#case=[]",
    "a number": "#case=7",
    "no layout": `#${fragment({ container: levels[0].start.container, itemCounts: [1] })}`,
    "a negative count": `#${fragment({ ...levels[0].start, itemCounts: [-1] })}`,
    "too many items": `#${fragment({ ...levels[0].start, itemCounts: [100_001] })}`,
    "an unknown field": `#${fragment({ ...levels[0].start, layout: { ...layout, colour: "red" } })}`,
    "a text as number": `#${fragment({ ...levels[0].start, layout: { ...layout, interSectionSpacing: "8" } })}`,
    "a level that does not exist": "#level=99",
    "a level that is no number": "#level=%3Cimg%3E",
    "a case that inflates beyond all bounds": `#${fragment({ comment: "x".repeat(3_000_000) })}`,
  };
  for (const [name, address] of Object.entries(links)) {
    test(`a link with ${name} is a sentence, and the page goes on`, { timeout: 60_000 }, () => withPage(`?lang=en${address}`, {}, async (tab) => {
      await tab.until(`!document.querySelector("#notice").hidden && document.querySelector("#notice").textContent.length > 20`);
      await tab.until(`document.querySelectorAll(".element").length > 0`);
    }));
  }

  test("a wrong number is a sentence beside its field, and the picture stays", { timeout: 60_000 }, () => withPage("?lang=en#level=1", {}, async (tab) => {
    const path = "layout.sections[0].group.height";
    for (const words of ["abc", "", "1/0", "1e999", "99999999", "<b>1</b>"]) {
      await tab.value(`document.querySelector('${field(path)}').focus()`);
      await tab.type(words || "x");
      await tab.until(`document.activeElement.getAttribute("aria-invalid") === "true" && document.activeElement.parentElement.querySelector(".field-error").textContent.startsWith("points expects a number")`);
      assert.ok(await tab.value(`document.querySelectorAll(".element").length`) > 0);
    }
    await tab.type("50");
    await tab.until(`!document.activeElement.hasAttribute("aria-invalid")`);
  }));

  test("typed text is never HTML", { timeout: 60_000 }, async () => {
    const evil = `<img src=x onerror="document.title='evil'">`;
    const theCase = JSON.parse(JSON.stringify(levels[15].solution));
    theCase.layout.sections[0].group.subitems[0].supplementaryItems[0].kind = evil;
    await withPage(`?lang=en#${fragment(theCase)}`, {}, async (tab) => {
      await tab.until(`document.querySelectorAll(".element").length > 6`);
      await tab.click(".element.badge");
      assert.equal(await tab.value(`document.querySelectorAll("img").length`), 0);
      assert.equal(await tab.value("document.title"), en.title);
      assert.ok((await tab.value(text("#tree"))).includes(evil));
    });
    await withPage("?lang=en#diff", {}, async (tab) => {
      await tab.value(`document.querySelector("#diff-new").focus()`);
      await tab.type(`# ${evil}\n${evil}`);
      await tab.value(`${named(en.applySnapshot)}.click()`);
      assert.equal(await tab.value(`document.querySelectorAll("img").length`), 0);
      assert.ok((await tab.value(text(".snapshot"))).includes(evil));
    });
  });
});

describe("links and snapshots", () => {
  test("a copied link opens the same case", { timeout: 60_000 }, () => withPage(`?lang=en#${fragment(levels[17].solution)}`, {}, async (tab) => {
    const json = async () => {
      await tab.value(`${named("JSON")}.click()`);
      return JSON.parse(await tab.value(`document.querySelector("#code textarea").value`));
    };
    await tab.until(`${text("#code pre")} !== ""`);
    const old = await json();
    await tab.value(`${named(en.copyLink)}.click()`);
    await tab.until(`location.hash.length > 100`);
    const address = await tab.value("location.hash");
    await tab.go(`${server.url}index.html?lang=en${address}`);
    await tab.until(`${text("#code pre")} !== ""`);
    assert.deepEqual(await json(), old);
  }));

  test("the key C copies the Swift of the layout", { timeout: 60_000 }, () => withPage("?lang=en#level=2", {}, async (tab) => {
    await browser.call("Browser.grantPermissions", { browserContextId: tab.context, permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    await tab.until(`${text("#code pre")}.includes("makeLayout")`);
    await tab.value(`document.querySelector("#lesson-title").focus()`);
    await tab.press("c");
    await tab.until(`!document.querySelector("#notice").hidden`);
    assert.equal(await tab.value("navigator.clipboard.readText()"), await tab.value(text("#code pre")));
  }));

  test("a duplicate identifier is the engine's sentence", { timeout: 60_000 }, () => withPage("?lang=ko#diff", {}, async (tab) => {
    await tab.value(`document.querySelector("#diff-new").focus()`);
    await tab.type("# A\none\ntwo\none");
    await tab.until(`document.querySelector("#diff .field-error").textContent.includes("one")`);
    assert.equal(await tab.value(`${named(ko.applySnapshot)}.disabled`), true);
    await tab.type("# A\none\ntwo");
    await tab.until(`document.querySelector("#diff .field-error").textContent === "" && !${named(ko.applySnapshot)}.disabled`);
  }));

  test("applying a snapshot shows the new list, with one operation for each change", { timeout: 60_000 }, () => withPage("?lang=en#diff", { still: false }, async (tab) => {
    assert.equal(await tab.value(`document.querySelectorAll(".operations li").length > 3`), true);
    await tab.value(`${named(en.applySnapshot)}.click()`);
    await tab.until(`[...document.querySelectorAll(".tile")].map((node) => node.textContent).join() === "date,apple,fig,cherry,walnut,banana,hazelnut"`);
  }));

  /// Drags the first row by a distance in points, and returns the name of the element in the middle, and its distance from there.
  async function dragged(tab, distance) {
    const [x, y] = await tab.place(".row");
    const start = x - distance / 2;
    await tab.mouse("mousePressed", start, y);
    for (let step = 1; step <= 10; step += 1) await tab.mouse("mouseMoved", start + distance * step / 10, y);
    await new Promise((done) => setTimeout(done, 120));
    await tab.mouse("mouseReleased", start + distance, y);
    await new Promise((done) => setTimeout(done, 700));
    return tab.value(`(() => { const view = document.querySelector(".viewport").getBoundingClientRect(), middle = view.x + view.width / 2;
      return [...document.querySelectorAll(".element.cell")].map((node) => { const { x, width } = node.getBoundingClientRect(); return [node.querySelector(".name").textContent, x + width / 2 - middle]; })
        .reduce((best, next) => Math.abs(next[1]) < Math.abs(best[1]) ? next : best); })()`);
  }

  test("a row of centred group pages rests with a group in the middle", { timeout: 60_000 }, () => withPage(`?lang=en#${fragment(levels[13].solution)}`, {}, async (tab) => {
    for (const name of ["0.1", "0.2"]) {
      const [found, distance] = await dragged(tab, -260);
      assert.equal(found, name);
      assert.ok(Math.abs(distance) < 1, `${distance} points from the middle`);
    }
  }));

  test("a row that loops goes on before its first group and behind its last one", { timeout: 60_000 }, () => withPage(`?lang=en#${fragment(levels[19].solution)}`, { still: false }, async (tab) => {
    for (const [move, name] of [[-260, "0.1"], [260, "0.0"], [260, "0.4"], [260, "0.3"], [-260, "0.4"], [-260, "0.0"], [-260, "0.1"]]) {
      const [found, distance] = await dragged(tab, move);
      assert.equal(found, name);
      assert.ok(Math.abs(distance) < 1, `${distance} points from the middle`);
    }
  }));
});
