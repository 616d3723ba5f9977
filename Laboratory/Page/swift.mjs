// SPDX-License-Identifier: Apache-2.0
// The Swift of a layout that is described as JSON, as an application writes it. A test compares it with that of
// Scripts/lib/layout_swift.py, whose listings are compiled and run.

const WIDTH = 60;
const STEP = "  ";
const INSETS = ["top", "leading", "bottom", "trailing"];
const EDGES = ["leading", "top", "trailing", "bottom"];
const BOUNDARIES = { top: "header", bottom: "footer" };
const NESTED = { horizontal: "row", vertical: "column" };
const COUNTING = { "subitem:count": "subitem", "repeatingSubitem:count": "repeatingSubitem" };

// --- Expressions ----------------------------------------------------------------------------------
// A value is a text, a list of values, or a call: its name and pairs of a label and a value.

class Call {
  constructor(name, pairs) { Object.assign(this, { name, pairs }); }
}

const call = (name, pairs) => new Call(name, pairs);
const parts = (value) => Array.isArray(value) ? ["[", value.map((part) => ["", part]), "]"]
  : [`${value.name}(`, value.pairs.map(([label, part]) => [label ? `${label}: ` : "", part]), ")"];

/// A value on one line, however long.
function line(value) {
  if (typeof value === "string") return value;
  const [opening, pairs, closing] = parts(value);
  return opening + pairs.map(([label, part]) => label + line(part)).join(", ") + closing;
}

/// A value after `begin` and before `tail`: on one line if it fits, otherwise with its parts on the next line, or on one each.
function rendered(begin, value, indent = "", tail = "") {
  const whole = begin + line(value) + tail;
  if (indent.length + whole.length <= WIDTH || typeof value === "string") return whole;
  const [opening, pairs, closing] = parts(value);
  if (pairs.length === 0) return whole;
  const inner = indent + STEP, end = closing + tail;
  const next = inner + line(value).slice(opening.length, -1) + end;
  if (next.length <= WIDTH) return `${begin}${opening}\n${next}`;
  return [begin + opening, ...pairs.map(([label, part], index) => inner + rendered(label, part, inner, index + 1 < pairs.length ? "," : end))].join("\n");
}

/// An assignment; a value whose beginning does not fit on the line of `=` is on the next one.
function assigned(place, value) {
  const text = rendered(`${place} = `, value);
  return text.split("\n")[0].length <= WIDTH ? text : `${place} =\n${STEP}${rendered("", value, STEP)}`;
}

/// A literal; a share with endless decimals is a fraction.
function number(value) {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value);
  for (const count of value > 0 && value < 1 ? [3, 6, 7, 9] : []) {
    const share = Math.round(value * count);
    if (share / count === value && divisor(share, count) === 1) return `${share} / ${count}`;
  }
  return String(value);
}

const divisor = (a, b) => b === 0 ? a : divisor(b, a % b);
const flag = (value) => value ? "true" : "false";
const named = (name) => `.${name}`;
/// A string literal; every letter that Swift reads differently is escaped.
const text = (words) => `"${Array.from(words, (letter) => /["\\]/.test(letter) ? `\\${letter}`
  : letter < " " || letter === "\u007f" ? `\\u{${letter.codePointAt(0).toString(16)}}` : letter).join("")}"`;

function dimension(field) {
  const [kind, value] = Object.entries(field)[0];
  return `.${kind}(${kind === "uniformAcrossSiblings" ? "estimate: " : ""}${number(value)})`;
}

const size = (part) => call("NSCollectionLayoutSize", [["widthDimension", dimension(part.width)], ["heightDimension", dimension(part.height)]]);
const insets = (field) => call("NSDirectionalEdgeInsets", INSETS.map((edge) => [edge, number(field[edge] ?? 0)]));

function spacing(field) {
  if (!field) return "nil";
  const [kind, value] = Object.entries(field)[0];
  return `.${kind}(${number(value)})`;
}

const edgeSpacing = (field) => call("NSCollectionLayoutEdgeSpacing", EDGES.map((edge) => [edge, spacing(field[edge])]));
const point = ([x, y]) => call("CGPoint", [["x", number(x)], ["y", number(y)]]);

function anchor(field) {
  const pairs = [["edges", field.edges.map(named)]];
  if (field.absoluteOffset?.some(Boolean)) pairs.push(["absoluteOffset", point(field.absoluteOffset)]);
  // A fractional offset of zero differs from none.
  if (field.fractionalOffset) pairs.push(["fractionalOffset", point(field.fractionalOffset)]);
  return call("NSCollectionLayoutAnchor", pairs);
}

/// Assignments of the properties that a part has with a value other than the default.
const assignments = (name, part, properties) => properties
  .filter(([field, standard]) => part[field] !== undefined && JSON.stringify(part[field]) !== JSON.stringify(standard))
  .map(([field, , swift]) => assigned(`${name}.${field}`, swift(part[field])));

// --- Layouts --------------------------------------------------------------------------------------

/// The statements that make a layout, one paragraph for each of its parts.
class Listing {
  paragraphs = [];
  counts = {};
  #known = new Map();

  /// `totals` are the numbers of variables that share a word, which a first listing of the same layout counted.
  constructor(layout, totals) {
    this.layout = layout;
    this.totals = totals;
    const section = (part) => this.#section(part);
    const own = (layout.sections ?? []).map((part) => this.#once(part, section));
    const other = layout.sectionForAll ? this.#once(layout.sectionForAll, section) : null;
    this.#configuration();
    const more = this.hasConfiguration ? [["configuration", "configuration"]] : [];
    // UIKit has an initializer for a layout of one section.
    if (own.length + (other ? 1 : 0) === 1) {
      this.#add(assigned("let layout", call("UICollectionViewCompositionalLayout", [["section", other ?? own[0]], ...more])));
      return;
    }
    const chosen = other ? `index < ${own.length} ? sections[index] : ${other}` : "sections[index]";
    const lines = more.length === 0 ? ["let layout = UICollectionViewCompositionalLayout { index, _ in", `${STEP}${chosen}`, "}"]
      : ["let layout = UICollectionViewCompositionalLayout(", `${STEP}sectionProvider: { index, _ in`, `${STEP}${STEP}${chosen}`, `${STEP}}, configuration: configuration)`];
    this.#add(assigned("let sections", own), ...lines);
  }

  #name(word) {
    this.counts[word] = (this.counts[word] ?? 0) + 1;
    return (this.totals[word] ?? 1) > 1 ? `${word}${this.counts[word]}` : word;
  }

  #add(...lines) { this.paragraphs.push(lines.join("\n")); }

  /// A new variable: its name and the line that declares it.
  #new(word, name, pairs) {
    const variable = this.#name(word);
    return [variable, assigned(`let ${variable}`, call(name, pairs))];
  }

  /// The name of a part, which is added unless an equal one was.
  #once(part, make) {
    const key = JSON.stringify(sorted(part));
    if (!this.#known.has(key)) this.#known.set(key, make(part));
    return this.#known.get(key);
  }

  #item(part, isNested = true) {
    const badges = this.#badges(part);
    const kind = part.type ?? "item";
    let name, lines;
    if (kind === "item") {
      const [variable, made] = this.#new("item", "NSCollectionLayoutItem", [["layoutSize", size(part)], ...(badges.length > 0 ? [["supplementaryItems", badges]] : [])]);
      [name, lines] = [variable, [made]];
    } else {
      const word = isNested ? NESTED[part.axis] ?? "group" : "group";
      const [variable, made] = kind === "group" ? this.#group(part, word) : kind === "waterfall" ? this.#waterfall(part, word) : this.#custom(part, word);
      [name, lines] = [variable, [made, ...assignments(variable, part, [["interItemSpacing", { fixed: 0 }, spacing]])]];
      if (badges.length > 0) lines.push(assigned(`${name}.supplementaryItems`, badges));
    }
    this.#add(...lines, ...assignments(name, part, [["contentInsets", {}, insets], ["edgeSpacing", null, edgeSpacing]]));
    return name;
  }

  #group(part, word) {
    const subitems = part.subitems.map((inner) => this.#once(inner, (inner) => this.#item(inner)));
    const pairs = part.factory === "subitems" ? [["subitems", subitems]] : [[COUNTING[part.factory], subitems[0]], ["count", String(part.count)]];
    return this.#new(word, `NSCollectionLayoutGroup.${part.axis}`, [["layoutSize", size(part)], ...pairs]);
  }

  #waterfall(part, word) {
    const isVertical = part.axis === "vertical";
    let [kind, value] = Object.entries(part.lanes)[0];
    if (kind === "minimum") kind = isVertical ? "minimumWidth" : "minimumHeight";
    const pairs = [[isVertical ? "columns" : "rows", `.${kind}(${number(value)})`]];
    if (!isVertical && JSON.stringify(part.height) !== `{"fractionalHeight":1}`) pairs.push(["height", dimension(part.height)]);
    const [length] = Object.values(isVertical ? part.height : part.width);
    pairs.push([isVertical ? "estimatedHeight" : "estimatedWidth", number(length)]);
    if (part.spans) pairs.push(["spans", part.spans.map(String)]);
    return this.#new(word, "NSCollectionLayoutGroup.waterfall", pairs);
  }

  #custom(part, word) {
    const [name, declared] = this.#new(word, "NSCollectionLayoutGroup.custom", [["layoutSize", size(part)]]);
    const opening = declared.replace(/\)$/, "") + (declared.includes("\n") ? "\n)" : ")");
    const places = part.customItems.map((place) => {
      const frame = Array.isArray(place) ? place.slice(0, 4) : place.frame, order = Array.isArray(place) ? place[4] ?? 0 : place.zIndex ?? 0;
      const pairs = [["frame", call("CGRect", ["x", "y", "width", "height"].map((side, index) => [side, number(frame[index])]))], ...(order ? [["zIndex", String(order)]] : [])];
      return STEP + STEP + rendered("", call("NSCollectionLayoutGroupCustomItem", pairs), STEP + STEP, ",");
    });
    return [name, [`${opening} { _ in`, ...(places.length > 0 ? [`${STEP}[`, ...places, `${STEP}]`] : [`${STEP}[]`]), "}"].join("\n")];
  }

  #badges(part) {
    return (part.supplementaryItems ?? []).map((badge) => {
      const anchors = ["containerAnchor", "itemAnchor"].filter((label) => badge[label]).map((label) => [label, anchor(badge[label])]);
      const [name, made] = this.#new("badge", "NSCollectionLayoutSupplementaryItem", [["layoutSize", size(badge)], ["elementKind", text(badge.kind)], ...anchors]);
      this.#add(made, ...assignments(name, badge, [["contentInsets", {}, insets], ["zIndex", 1, String]]));
      return name;
    });
  }

  #boundaries(part) {
    return (part.boundarySupplementaryItems ?? []).map((item) => {
      const offset = item.absoluteOffset?.some(Boolean) ? [["absoluteOffset", point(item.absoluteOffset)]] : [];
      const [name, made] = this.#new(BOUNDARIES[item.alignment] ?? "boundary", "NSCollectionLayoutBoundarySupplementaryItem", [
        ["layoutSize", size(item)], ["elementKind", text(item.kind)], ["alignment", named(item.alignment)], ...offset]);
      this.#add(made, ...assignments(name, item, [["extendsBoundary", true, flag], ["pinToVisibleBounds", false, flag], ["contentInsets", {}, insets], ["zIndex", 1, String]]));
      return name;
    });
  }

  #backgrounds(part) {
    return (part.decorationItems ?? []).map((item) => {
      const [name, made] = this.#new("background", "NSCollectionLayoutDecorationItem.background", [["elementKind", text(item.kind)]]);
      this.#add(made, ...assignments(name, item, [["contentInsets", {}, insets], ["zIndex", 0, String]]));
      return name;
    });
  }

  #section(part) {
    const group = this.#once(part.group, (part) => this.#item(part, false));
    const boundaries = this.#boundaries(part), backgrounds = this.#backgrounds(part);
    const [name, made] = this.#new("section", "NSCollectionLayoutSection", [["group", group]]);
    const lines = [made, ...assignments(name, part, [
      ["contentInsets", {}, insets], ["interGroupSpacing", 0, number], ["contentInsetsReference", "automatic", named],
      ["supplementaryContentInsetsReference", "automatic", named], ["orthogonalScrollingBehavior", "none", named],
      ["supplementariesFollowContentInsets", true, flag], ["isLooping", false, flag]]),
    ...assignments(`${name}.orthogonalScrollingProperties`, part.orthogonalScrollingProperties ?? {}, [
      ["bounce", "automatic", named], ["decelerationRate", "automatic", (rate) => typeof rate === "string" ? named(rate) : `.init(rawValue: ${number(rate)})`]])];
    if (boundaries.length > 0) lines.push(assigned(`${name}.boundarySupplementaryItems`, boundaries));
    if (backgrounds.length > 0) lines.push(assigned(`${name}.decorationItems`, backgrounds));
    this.#add(...lines);
    return name;
  }

  #configuration() {
    const boundaries = this.#boundaries(this.layout);
    const lines = assignments("configuration", this.layout, [
      ["scrollDirection", "vertical", named], ["interSectionSpacing", 0, number], ["contentInsetsReference", "safeArea", named]]);
    if (boundaries.length > 0) lines.push(assigned("configuration.boundarySupplementaryItems", boundaries));
    this.hasConfiguration = lines.length > 0;
    if (this.hasConfiguration) this.#add(assigned("let configuration", call("UICollectionViewCompositionalLayoutConfiguration", [])), ...lines);
  }
}

const sorted = (value) => Array.isArray(value) ? value.map(sorted) : value && typeof value === "object"
  ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])])) : value;

/// Returns the statements that make a layout, the last of which declares `layout`.
export function listing(layout) {
  const { counts } = new Listing(layout, {});
  return `${new Listing(layout, counts).paragraphs.join("\n\n")}\n`;
}

/// Returns a file with a function that makes a layout.
export function source(layout) {
  const body = listing(layout).trimEnd().split("\n").map((line) => line && STEP + line).join("\n");
  const extras = /\.isLooping|\.waterfall\(/.test(body) ? "import MullionExtras\n" : "";
  return `${extras}import UIKit\n\n@MainActor\nfunc makeLayout() -> UICollectionViewLayout {\n${body}\n\n${STEP}return layout\n}\n`;
}
