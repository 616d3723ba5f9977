// SPDX-License-Identifier: Apache-2.0
// The case that the page edits (Documentation/LayoutFormat.md, "Cases"), paths into it, and its form in a link.

/// The maximum length of a link's case, in characters of JSON.
const LONGEST = 1_000_000;

export const whole = { fractionalWidth: 1 };
export const full = { fractionalHeight: 1 };
export const cell = (width = whole, height = full, more = {}) => ({ width, height, ...more });
export const row = (height, subitems, more = {}) => ({
  type: "group", axis: "horizontal", factory: "subitems", width: whole, height, subitems, ...more,
});
export const column = (width, height, subitems, more = {}) => ({
  type: "group", axis: "vertical", factory: "subitems", width, height, subitems, ...more,
});

/// Returns a case of a layout in a view without margins.
export function newCase(layout, itemCounts, more = {}) {
  return {
    container: { width: 393, height: 640, scale: 2, contentOffset: [0, 0], ...more.container },
    direction: more.direction ?? "leftToRight",
    textSize: more.textSize ?? "large",
    itemCounts,
    preferred: more.preferred ?? { mode: "unchanged" },
    layout,
  };
}

/// The case that the free mode begins with.
export function firstCase() {
  return newCase({
    interSectionSpacing: 16,
    sections: [{
      orthogonalScrollingBehavior: "groupPaging",
      contentInsets: { top: 16, leading: 16, trailing: 16 },
      interGroupSpacing: 10,
      group: row({ absolute: 140 }, [cell()], { width: { fractionalWidth: 0.8 } }),
    }, {
      contentInsets: { leading: 16, bottom: 16, trailing: 16 },
      interGroupSpacing: 10,
      boundarySupplementaryItems: [
        { kind: "header", alignment: "top", width: whole, height: { absolute: 40 }, pinToVisibleBounds: true },
      ],
      group: row({ absolute: 150 }, [
        cell({ fractionalWidth: 0.6 }, full, {
          contentInsets: { trailing: 10 },
          supplementaryItems: [{
            kind: "badge", width: { absolute: 22 }, height: { absolute: 22 },
            containerAnchor: { edges: ["top", "leading"], fractionalOffset: [-0.3, -0.3] },
          }],
        }),
        column({ fractionalWidth: 0.4 }, full, [cell(whole, { fractionalHeight: 0.5 })], {
          factory: "repeatingSubitem:count", count: 2, interItemSpacing: { fixed: 10 },
          subitems: [cell(whole, { absolute: 70 })],
        }),
      ]),
    }],
    sectionForAll: {
      contentInsets: { leading: 16, trailing: 16 },
      interGroupSpacing: 8,
      group: row({ estimated: 52 }, [cell(whole, { estimated: 52 })]),
    },
  }, [5, 9, 8]);
}

// --- Paths ----------------------------------------------------------------------------------------

/// Returns the value at a path, a list of names and indexes; `undefined` if there is none.
export const read = (root, path) => path.reduce((value, step) => value?.[step], root);

/// Returns a copy of `root` with another value at a path; `undefined` removes the field or element.
export function written(root, path, value) {
  if (path.length === 0) return value;
  const [step, ...rest] = path;
  const isIndex = typeof step === "number";
  const copy = Array.isArray(root) ? [...root] : isIndex && !root ? [] : { ...root };
  const next = written(copy[step], rest, value);
  if (next !== undefined) copy[step] = next;
  else if (Array.isArray(copy)) copy.splice(step, 1);
  else delete copy[step];
  return copy;
}

/// Returns a path as in messages: `layout.sections[0].group`.
export const pathText = (path) => path.reduce(
  (text, step) => typeof step === "number" ? `${text}[${step}]` : text ? `${text}.${step}` : step, "");

/// Returns the path that a text names.
export const pathOf = (text) => (text.match(/[^.[\]]+/g) ?? []).map((step) => /^\d+$/.test(step) ? Number(step) : step);

/// Returns the path of the section's description, the section's own or the one for all others.
export function sectionPath(theCase, section) {
  return theCase.layout?.sections?.[section] ? ["layout", "sections", section] : ["layout", "sectionForAll"];
}

/// Returns the path of the description that a path in words names, such as "section 0 / group / item 1"; `null` if it
/// names none.
export function describedPath(theCase, words) {
  const steps = String(words ?? "").split(" / ");
  let path = ["layout"];
  for (const step of steps) {
    const [, kind, , name] = step.match(/^(layout|section|group|item|supplementary|boundary item|decoration)( (.*))?$/) ?? [];
    const index = Number(name);
    if (kind === "layout") continue;
    else if (kind === "section") path = sectionPath(theCase, index);
    else if (kind === "group" && name === undefined) path = [...path, "group"];
    else if (kind === "group" || kind === "item") path = [...path, "subitems", index];
    else if (kind) {
      const list = { supplementary: "supplementaryItems", "boundary item": "boundarySupplementaryItems",
        decoration: "decorationItems" }[kind];
      const at = (read(theCase, [...path, list]) ?? []).findIndex((item) => item.kind === name);
      if (at < 0) return path;
      path = [...path, list, at];
    } else return path.length > 1 ? path : null;
  }
  return read(theCase, path) === undefined ? null : path;
}

// --- Links ----------------------------------------------------------------------------------------

const packed = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/// Returns the fragment of a link that holds the case: `z=` and deflated JSON, or `case=` and JSON.
export async function fragmentOf(theCase) {
  const text = JSON.stringify(theCase);
  if (typeof CompressionStream === "undefined") return `case=${encodeURIComponent(text)}`;
  const bytes = await packed(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `z=${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/// Returns the case in the parameters of a fragment, `null` if there is none.
///
/// Throws an error whose message is a key of the strings.
export async function caseIn(parameters) {
  let text = parameters.get("case");
  const letters = parameters.get("z");
  if (letters !== null) {
    try {
      const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
      text = await inflated(bytes);
    } catch (error) {
      throw new Error(error.message === "linkTooLong" ? "linkTooLong" : "linkBroken");
    }
  }
  if (text === null) return null;
  if (text.length > LONGEST) throw new Error("linkTooLong");
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error("linkBroken");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("linkNoCase");
  return value;
}

/// Returns the text of deflated bytes; stops at `LONGEST`, as few bytes can be a text of any length.
async function inflated(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST) {
      reader.cancel();
      throw new Error("linkTooLong");
    }
  }
}
