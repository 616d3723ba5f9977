// SPDX-License-Identifier: Apache-2.0
//
// Draws the structure of a layout over its picture: sections, groups, items, insets and spacing, each with a colour and a
// pattern of its own. The file depends on nothing; it defines `LayoutOverlay` and can be embedded in any page.
//
// A picture is
//   { size: [w, h], isHorizontal, sections: [{frame, body, inner, orthogonal}], frames: [{kind, category, section, item,
//     x, y, w, h, z}], boxes: [{section, group, content, axis, item, slot, insets, edges, depth}] }
// in content coordinates, as the laboratory's engine returns it: rectangles are [x, y, w, h], insets are [top, leading,
// bottom, trailing].

(function () {
  "use strict";

  const SVG = "http://www.w3.org/2000/svg";

  // The colours of `mullion draw`: a fill, a line and a text colour that is readable on the fill.
  const COLORS = {
    section: ["#5a6270", "#5a6270", "#ffffff"],
    group: ["#7c5cd6", "#7c5cd6", "#53359a"],
    item: ["#d8e7fb", "#5b93d8", "#1b3f70"],
    insets: ["#8cc47c", "#4f8f3d", "#2f6126"],
    edges: ["#e0a552", "#b57a1f", "#7a4e0c"],
    spacing: ["#b69ee6", "#7c5cd6", "#53359a"],
    boundary: ["#c8ece9", "#2f9b93", "#0f534d"],
    badge: ["#ffe08a", "#c99a10", "#5e4700"],
    decoration: ["#eceef2", "#9aa3b2", "#5a6270"],
    target: ["#e0336b", "#e0336b", "#ffffff"],
    term: ["#ff8a00", "#c25f00", "#3d1e00"],
  };

  let drawings = 0;

  function make(parent, tag, attributes, text) {
    const element = document.createElementNS(SVG, tag);
    for (const name in attributes) element.setAttribute(name, attributes[name]);
    if (text !== undefined) element.textContent = text;
    if (parent) parent.append(element);
    return element;
  }

  const short = (value) => String(Math.round(value * 100) / 100);
  const intersects = (a, b) => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

  /// Adds the patterns: lines for insets, dots for spacing, a grid for edge spacing, wide lines for terms.
  function patterns(svg, prefix) {
    const defs = make(svg, "defs", {});
    const pattern = (name, size, turn) => {
      const [fill] = COLORS[name];
      const made = make(defs, "pattern", {
        id: `${prefix}-${name}`, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})`,
      });
      make(made, "rect", { width: size, height: size, fill, "fill-opacity": 0.28 });
      return made;
    };
    const [insets, edges, spacing, term] = [pattern("insets", 6, 45), pattern("edges", 6, 0), pattern("spacing", 5, 0), pattern("term", 10, -45)];
    make(insets, "rect", { width: 1.5, height: 6, fill: COLORS.insets[1], "fill-opacity": 0.75 });
    make(edges, "path", { d: "M0 0H6M0 0V6", stroke: COLORS.edges[1], "stroke-width": 1.5, fill: "none" });
    make(spacing, "circle", { cx: 2.5, cy: 2.5, r: 1, fill: COLORS.spacing[1] });
    make(term, "rect", { width: 5, height: 10, fill: COLORS.term[0], "fill-opacity": 0.65 });
  }

  /// The rectangles between an outer and an inner one: top, bottom, left, right.
  function bands(outer, inner) {
    const [x, y, w, h] = outer;
    const left = Math.max(inner[0], x), top = Math.max(inner[1], y);
    const right = Math.min(inner[0] + inner[2], x + w), bottom = Math.min(inner[1] + inner[3], y + h);
    if (right < left || bottom < top) return [];
    return [[x, y, w, top - y], [x, bottom, w, y + h - bottom], [x, top, left - x, bottom - top], [right, top, x + w - right, bottom - top]];
  }

  /// A slot without its insets; leading and trailing are exchanged from right to left.
  function inside(box, isRightToLeft) {
    const [top, leading, bottom, trailing] = box.insets ?? [0, 0, 0, 0];
    const [x, y, w, h] = box.slot;
    const left = isRightToLeft ? trailing : leading, right = isRightToLeft ? leading : trailing;
    return [x + left, y + top, w - left - right, h - top - bottom];
  }

  /// The gap between two slots along an axis; `null` if there is none.
  function gap(first, second, isHorizontal) {
    const at = isHorizontal ? 0 : 1, cross = 1 - at;
    const [a, b] = first[at] <= second[at] ? [first, second] : [second, first];
    const end = a[at] + a[at + 2], length = b[at] - end;
    if (length < 0.25) return null;
    const rect = [];
    rect[at] = end;
    rect[at + 2] = length;
    rect[cross] = Math.min(a[cross], b[cross]);
    rect[cross + 2] = Math.max(a[cross] + a[cross + 2], b[cross] + b[cross + 2]) - rect[cross];
    return rect;
  }

  /// One drawing into an SVG element.
  class Drawing {
    constructor(svg, picture, options) {
      this.svg = svg;
      this.picture = picture;
      this.shown = options.shown ?? { sections: true, groups: true, items: true, insets: true, spacing: true };
      this.offsets = options.offsets ?? {};
      this.isRightToLeft = options.isRightToLeft ?? false;
      // Lengths of text and lines are divided by the scale, so that they do not depend on it.
      this.unit = 1 / (options.scale ?? 1);
      this.prefix = `overlay${drawings += 1}`;
      this.pills = [];
      this.labelled = new Set();
    }

    draw() {
      const { picture } = this, svg = document.createDocumentFragment();
      patterns(svg, this.prefix);
      const bySection = new Map();
      for (const box of picture.boxes ?? []) {
        if (!bySection.has(box.section)) bySection.set(box.section, new Map());
        const groups = bySection.get(box.section);
        if (!groups.has(box.group)) groups.set(box.group, []);
        groups.get(box.group).push(box);
      }
      let previous = null;
      (picture.sections ?? []).forEach((section, index) => {
        this.layer = make(svg, "g", { "data-section": index });
        if (this.shown.spacing && previous) this.spacing(gap(previous, section.frame, picture.isHorizontal), "sections");
        previous = section.frame;
        if (this.shown.insets) this.ring(section.body, this.inner(section), `section ${index}`);
        this.layer = make(this.layer, "g", { transform: this.shift(index) });
        this.groups(index, section, bySection.get(index) ?? new Map());
        this.layer = svg;
        if (this.shown.sections) this.section(index, section);
      });
      for (const [layer, rect, text, name] of this.pills) this.pill(layer, rect, text, name);
      this.svg.replaceChildren(svg);
    }

    /// The area inside the insets of a section; the content of an orthogonal one covers its trailing inset.
    inner({ body, inner, orthogonal }) {
      if (!orthogonal || !body || !inner) return inner;
      const [x, y, w, h] = inner;
      if (orthogonal.axis === "vertical") return [x, y, w, body[1] + body[3] - y];
      return this.isRightToLeft ? [body[0], y, x + w - body[0], h] : [x, y, body[0] + body[2] - x, h];
    }

    /// The translation of an orthogonal section's content.
    shift(section) {
      const orthogonal = this.picture.sections[section]?.orthogonal;
      const offset = orthogonal ? this.offsets[section] ?? orthogonal.initial ?? 0 : 0;
      return orthogonal?.axis === "vertical" ? `translate(0 ${-offset})` : `translate(${-offset} 0)`;
    }

    section(index, { frame }) {
      const [x, y, w, h] = frame, unit = this.unit;
      make(this.layer, "rect", {
        x: x + unit, y: y + unit, width: Math.max(0, w - 2 * unit), height: Math.max(0, h - 2 * unit), fill: "none",
        stroke: COLORS.section[1], "stroke-width": 2 * unit, "stroke-dasharray": `${9 * unit} ${3 * unit}`,
      });
      if (w > 20 && h > 12 * unit) this.pills.push([this.layer, [x, y, 22 * unit, 15 * unit], `§${index}`, "section"]);
    }

    groups(index, section, groups) {
      const runsAcross = section.orthogonal ? section.orthogonal.axis === "horizontal" : this.picture.isHorizontal;
      let last = null;
      for (const [, boxes] of [...groups].sort(([a], [b]) => a - b)) {
        const group = boxes[0];
        if (this.shown.spacing && last) this.spacing(gap(last.slot, group.slot, runsAcross), `groups ${index}`);
        last = group;
        this.boxes(boxes, index);
      }
    }

    /// Draws the boxes of a group: the group first, then what it contains, each before its own content.
    boxes(boxes, section) {
      const open = [];
      for (const box of boxes) {
        open.length = box.depth;
        const parent = open[box.depth - 1];
        if (parent?.last && this.shown.spacing) {
          this.spacing(gap(parent.last, box.slot, parent.box.axis === "horizontal"), `in ${section} ${box.depth}`);
        }
        if (parent) parent.last = box.slot;
        open[box.depth] = { box, last: null };
        const inner = inside(box, this.isRightToLeft);
        if (this.shown.insets) this.ring(box.slot, inner, `${box.content} ${section} ${box.depth}`);
        if (box.content === "item" ? this.shown.items : this.shown.groups) this.outline(box, inner);
      }
    }

    outline(box, inner) {
      const isItem = box.content === "item", unit = this.unit;
      const [x, y, w, h] = isItem ? inner : box.slot;
      const inset = isItem ? 0.5 * unit : (0.5 + 2 * box.depth) * unit;
      make(this.layer, "rect", {
        x: x + inset, y: y + inset, width: Math.max(0, w - 2 * inset), height: Math.max(0, h - 2 * inset), rx: isItem ? 3 : 0,
        fill: isItem ? COLORS.item[1] : COLORS.group[0], "fill-opacity": isItem ? 0.12 : 0.04,
        stroke: (isItem ? COLORS.item : COLORS.group)[1], "stroke-width": unit,
        ...(isItem ? {} : { "stroke-dasharray": `${4 * unit} ${3 * unit}` }),
      });
    }

    ring(outer, inner, name) {
      if (!outer || !inner) return;
      bands(outer, inner).forEach((rect, side) => {
        if (Math.min(rect[2], rect[3]) > 0.25) this.band(rect, "insets", side < 2 ? rect[3] : rect[2], `${name} ${side}`);
      });
    }

    spacing(rect, name) {
      if (rect) this.band(rect, "spacing", Math.min(rect[2], rect[3]), name);
    }

    /// Draws a band with its pattern; its length is written the first time.
    band(rect, name, length, key) {
      make(this.layer, "rect", { x: rect[0], y: rect[1], width: rect[2], height: rect[3], fill: `url(#${this.prefix}-${name})` });
      const once = `${key} ${name} ${short(length)}`;
      if (this.labelled.has(once)) return;
      this.labelled.add(once);
      const unit = this.unit, width = (short(length).length * 6 + 8) * unit, height = 13 * unit;
      const spot = [rect[0] + rect[2] / 2 - width / 2, rect[1] + rect[3] / 2 - height / 2, width, height];
      if (!this.pills.some(([layer, other]) => layer === this.layer && intersects(other, spot))) {
        this.pills.push([this.layer, spot, short(length), name]);
      }
    }

    pill(layer, [x, y, w, h], text, name) {
      const [, line, ink] = COLORS[name], isSection = name === "section", unit = this.unit;
      make(layer, "rect", { x, y, width: w, height: h, rx: isSection ? 0 : h / 2, fill: isSection ? line : "#ffffff", stroke: line, "stroke-width": 0.75 * unit });
      make(layer, "text", {
        x: x + w / 2, y: y + h / 2, fill: ink, "font-size": 10 * unit, "font-family": "system-ui, sans-serif", "font-weight": 600,
        "text-anchor": "middle", "dominant-baseline": "central",
      }, text);
    }
  }

  /// Adds the elements of a picture themselves to an SVG element, for pages that have no views of them.
  function elements(svg, picture, options = {}) {
    const unit = 1 / (options.scale ?? 1);
    const ordered = [...picture.frames].sort((a, b) => a.z - b.z || order(a) - order(b));
    for (const frame of ordered) {
      const name = nameOf(frame), [fill, line, ink] = COLORS[options.color ?? name];
      const layer = make(svg, "g", { "data-element": `${frame.kind} ${frame.section}.${frame.item}` });
      const orthogonal = frame.orthogonal && picture.sections?.[frame.section]?.orthogonal;
      const offset = orthogonal ? options.offsets?.[frame.section] ?? orthogonal.initial ?? 0 : 0;
      const x = frame.x - (orthogonal?.axis === "vertical" ? 0 : offset), y = frame.y - (orthogonal?.axis === "vertical" ? offset : 0);
      make(layer, "rect", {
        x: x + unit / 2, y: y + unit / 2, width: Math.max(0, frame.w - unit), height: Math.max(0, frame.h - unit),
        rx: Math.min(4, frame.h / 4), fill, "fill-opacity": options.color ? 0 : 1, stroke: line, "stroke-width": (options.color ? 2 : 1) * unit,
        ...(options.color ? { "stroke-dasharray": `${6 * unit} ${4 * unit}` } : {}),
      });
      if (!options.color && options.labels !== false && frame.w > 26 * unit && frame.h > 14 * unit && name !== "decoration") {
        make(layer, "text", {
          x: x + frame.w / 2, y: y + frame.h / 2, fill: ink, "font-size": 11 * unit, "font-family": "system-ui, sans-serif",
          "text-anchor": "middle", "dominant-baseline": "central",
        }, name === "item" ? `${frame.section}.${frame.item}` : frame.kind.slice(-24));
      }
    }
  }

  const order = (frame) => ({ decoration: 0, cell: 1, supplementary: 2 })[frame.category] ?? 1;

  function nameOf(frame) {
    if (frame.category === "decoration") return "decoration";
    if (frame.category !== "supplementary") return "item";
    return frame.h <= 32 && frame.w <= 64 ? "badge" : "boundary";
  }

  /// Draws the part of one term of a sum along an axis.
  function term(svg, rect, text, options = {}) {
    const unit = 1 / (options.scale ?? 1), prefix = `overlay${drawings += 1}`;
    svg.replaceChildren();
    patterns(svg, prefix);
    const [x, y, w, h] = rect;
    make(svg, "rect", {
      x, y, width: Math.max(w, unit), height: Math.max(h, unit), fill: `url(#${prefix}-term)`, stroke: COLORS.term[1], "stroke-width": 1.5 * unit,
    });
    if (!text) return;
    const width = (text.length * 7 + 10) * unit;
    const left = Math.max(0, x + w / 2 - width / 2), top = y + h / 2 - 8 * unit;
    make(svg, "rect", { x: left, y: top, width, height: 16 * unit, rx: 8 * unit, fill: COLORS.term[2] });
    make(svg, "text", {
      x: left + width / 2, y: top + 8 * unit, fill: "#ffffff", "font-size": 11 * unit, "font-family": "system-ui, sans-serif",
      "font-weight": 600, "text-anchor": "middle", "dominant-baseline": "central",
    }, text);
  }

  /// Returns a small picture of the pattern or line of a part: section, group, item, insets, spacing.
  function swatch(name) {
    const svg = make(null, "svg", { width: 22, height: 14, viewBox: "0 0 22 14", "aria-hidden": "true" });
    const prefix = `overlay${drawings += 1}`, [, line] = COLORS[name];
    patterns(svg, prefix);
    const isBand = name === "insets" || name === "spacing" || name === "edges";
    make(svg, "rect", {
      x: 1, y: 1, width: 20, height: 12, rx: name === "item" ? 3 : 0, fill: isBand ? `url(#${prefix}-${name})` : name === "item" ? COLORS.item[0] : "none",
      stroke: line, "stroke-width": name === "section" ? 2 : 1,
      ...(name === "group" ? { "stroke-dasharray": "4 3" } : name === "section" ? { "stroke-dasharray": "9 3" } : name === "target" ? { "stroke-dasharray": "6 4" } : {}),
    });
    return svg;
  }

  globalThis.LayoutOverlay = {
    /// Replaces the content of an SVG element by the structure of a picture.
    draw: (svg, picture, options = {}) => new Drawing(svg, picture, options).draw(),
    elements, term, swatch, COLORS,
  };
})();
