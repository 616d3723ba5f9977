// SPDX-License-Identifier: Apache-2.0
// The tree of a layout: sections, groups, items and their parts, with all numbers as fields.

import { cell, column, full, pathOf, pathText, read, row, whole } from "./case.mjs";
import { button, el } from "./dom.mjs";
import { choiceField, dimensionField, flagField, insetsField, numberField, numberText, pointField, spacingField, textField } from "./fields.mjs";
import { t } from "./strings.mjs";

const BEHAVIORS = ["none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"];
const REFERENCES = ["automatic", "none", "safeArea", "layoutMargins", "readableContent"];
const ALIGNMENTS = ["top", "bottom", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing", "none"];
const EDGES = ["top", "leading", "bottom", "trailing"];
const DEEPEST = 31;

const named = (names) => names.map((name) => [name, `.${name}`]);

/// The tree's view. `edit(path, value, isStructural)` is called with each change.
export class Tree {
  #open = new Map();

  constructor(root, { edit, select, length, simple }) {
    Object.assign(this, { root, edit, select, length, simple });
  }

  /// Builds the tree of a case again; the focus stays on the field with the same path.
  show(theCase) {
    this.case = theCase;
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    const [path, tag] = [focused?.dataset.path, focused?.tagName];
    const layout = theCase.layout ?? {};
    const sections = Array.isArray(layout.sections) ? layout.sections : [];
    this.root.replaceChildren(
      this.#layout(layout),
      ...sections.map((section, index) => this.#section(section, ["layout", "sections", index], [index])),
      layout.sectionForAll
        ? this.#section(layout.sectionForAll, ["layout", "sectionForAll"], theCase.itemCounts.map((_, index) => index).slice(sections.length))
        : "",
      el("div", { class: "actions" }, button(t("addSection"), () => this.#addSection(), { class: "quiet" })));
    if (path !== undefined) {
      [...this.root.querySelectorAll("[data-path]")].find((field) => field.dataset.path === path && field.tagName === tag)?.focus();
    }
  }

  /// Takes a case that the tree's own fields made: the fields show it already, and the summaries follow.
  note(theCase) {
    this.case = theCase;
    for (const node of this.root.querySelectorAll("details[data-node]")) {
      const part = read(theCase, pathOf(node.dataset.node));
      if (part?.width && !part.kind) node.querySelector(".node-summary").textContent = this.#sizes(part);
    }
  }

  /// Shows the number at a path, which another part of the page changed.
  refresh(theCase, path) {
    this.note(theCase);
    const text = pathText(path), value = read(theCase, path);
    const field = [...this.root.querySelectorAll("input[type=text]")].find((input) => input.dataset.path === text);
    if (field) field.value = numberText(typeof value === "object" ? Object.values(value)[0] : value ?? 0);
  }

  /// Marks the findings of the linter at their nodes.
  mark(findings) {
    for (const mark of this.root.querySelectorAll(".mark")) mark.remove();
    for (const { path, severity, name } of findings) {
      const node = this.node(path);
      node?.querySelector("summary").append(el("span", { class: `mark ${severity}` }, `${t(severity)}: ${name}`));
    }
  }

  /// Marks the field that the engine refused, or none.
  refuse(field) {
    for (const input of this.root.querySelectorAll(".refused")) input.classList.remove("refused");
    const found = field && [...this.root.querySelectorAll("[data-path]")].find((input) => input.dataset.path.startsWith(field));
    found?.classList.add("refused");
  }

  /// Returns the node of a path, or of the nearest part that contains it.
  node(path) {
    for (let steps = path ?? []; steps.length > 0; steps = steps.slice(0, -1)) {
      const text = pathText(steps);
      const found = [...this.root.querySelectorAll("details")].find((node) => node.dataset.node === text);
      if (found) return found;
    }
    return null;
  }

  /// Opens the node of a path and scrolls to it; `takesFocus` moves the focus there, too.
  reveal(path, takesFocus = false) {
    const node = this.node(path);
    for (const other of this.root.querySelectorAll(".current")) other.classList.remove("current");
    if (!node) return;
    for (let parent = node; parent && parent !== this.root; parent = parent.parentElement) if (parent.tagName === "DETAILS") parent.open = true;
    node.classList.add("current");
    if (takesFocus) node.querySelector("summary").focus();
    node.scrollIntoView({ block: "nearest" });
  }

  // MARK: Nodes

  #node(path, title, summary, actions, body, isOpen = true) {
    const text = pathText(path);
    const node = el("details", { "data-node": text, ontoggle: () => this.#open.set(text, node.open) },
      el("summary", {
        onpointerenter: () => this.select(path, false), onfocus: () => this.select(path, false),
      }, el("span", { class: "node-title" }, title), el("span", { class: "node-summary" }, summary)),
      el("div", { class: "node-body" }, body, actions.length > 0 ? el("div", { class: "actions" }, actions) : null));
    node.open = this.#open.get(text) ?? isOpen;
    return node;
  }

  #remove(path, title) {
    return button(t("remove"), () => this.edit(path, undefined, true), { class: "quiet danger", "aria-label": t("removeWhat", { what: title }) });
  }

  #set(path, name) {
    return (value, isStructural = true) => this.edit([...path, name], value, isStructural);
  }

  /// A setter that leaves a field out if it has its default.
  #plain(path, name, standard) {
    return (value) => this.edit([...path, name], value === standard ? undefined : value, false);
  }

  #layout(layout) {
    const path = ["layout"];
    return this.#node(path, t("configuration"), `.${layout.scrollDirection ?? "vertical"}`, [
      button(t("addBoundary"), () => this.#append(path, "boundarySupplementaryItems", this.#boundary(layout)), { class: "quiet" }),
    ], [
      el("div", { class: "fields" },
        choiceField({ label: "scrollDirection", path: [...path, "scrollDirection"], value: layout.scrollDirection ?? "vertical", choices: named(["vertical", "horizontal"]), onchange: this.#plain(path, "scrollDirection", "vertical") }),
        numberField({ label: "interSectionSpacing", path: [...path, "interSectionSpacing"], value: layout.interSectionSpacing ?? 0, onchange: this.#plain(path, "interSectionSpacing", 0) }),
        choiceField({ label: "contentInsetsReference", path: [...path, "contentInsetsReference"], value: layout.contentInsetsReference ?? "safeArea", choices: named(REFERENCES), onchange: this.#plain(path, "contentInsetsReference", "safeArea") })),
      this.#boundaries(layout, path),
    ], false);
  }

  #section(section, path, indexes) {
    const isShared = path[1] === "sectionForAll";
    const title = isShared ? t("sectionForAll") : t("sectionNumber", { number: path[2] });
    const orthogonal = section.orthogonalScrollingBehavior ?? "none";
    const counts = el("div", { class: "fields" }, indexes.map((index) => numberField({
      label: indexes.length > 1 || isShared ? t("itemsOf", { number: index }) : t("items"), path: ["itemCounts", index],
      value: this.case.itemCounts[index] ?? 0, isWhole: true, minimum: 0, maximum: 100_000,
      onchange: (value) => this.edit(["itemCounts", index], value, false),
    })));
    return this.#node(path, title, orthogonal === "none" ? "" : `.${orthogonal}`, [
      button(t("addBoundary"), () => this.#append(path, "boundarySupplementaryItems", this.#boundary(section)), { class: "quiet" }),
      button(t("addDecoration"), () => this.#append(path, "decorationItems", { kind: this.#newKind(section.decorationItems, "background") }), { class: "quiet" }),
      this.#removeSection(path, title, indexes),
    ], [
      counts,
      el("div", { class: "fields" },
        choiceField({
          label: "orthogonalScrollingBehavior", path: [...path, "orthogonalScrollingBehavior"], value: orthogonal, choices: named(BEHAVIORS),
          onchange: (value) => this.edit([...path, "orthogonalScrollingBehavior"], value === "none" ? undefined : value, true),
        }),
        numberField({ label: "interGroupSpacing", path: [...path, "interGroupSpacing"], value: section.interGroupSpacing ?? 0, onchange: this.#plain(path, "interGroupSpacing", 0) }),
        insetsField({ label: "contentInsets", path: [...path, "contentInsets"], value: section.contentInsets, onchange: this.#set(path, "contentInsets") })),
      orthogonal === "none" ? "" : flagField({ label: "isLooping", path: [...path, "isLooping"], value: section.isLooping ?? false, onchange: this.#plain(path, "isLooping", false) }),
      this.#more([...path, "more"], el("div", { class: "fields" },
        choiceField({ label: "contentInsetsReference", path: [...path, "contentInsetsReference"], value: section.contentInsetsReference ?? "automatic", choices: named(REFERENCES), onchange: this.#plain(path, "contentInsetsReference", "automatic") }),
        choiceField({ label: "supplementaryContentInsetsReference", path: [...path, "supplementaryContentInsetsReference"], value: section.supplementaryContentInsetsReference ?? "automatic", choices: named(REFERENCES), onchange: this.#plain(path, "supplementaryContentInsetsReference", "automatic") }),
        flagField({ label: "supplementariesFollowContentInsets", path: [...path, "supplementariesFollowContentInsets"], value: section.supplementariesFollowContentInsets ?? true, onchange: this.#plain(path, "supplementariesFollowContentInsets", true) }))),
      this.#boundaries(section, path),
      (section.decorationItems ?? []).map((item, index) => this.#decoration(item, [...path, "decorationItems", index])),
      section.group ? this.#item(section.group, [...path, "group"], 0) : "",
    ]);
  }

  #more(path, ...body) {
    const text = pathText(path);
    const node = el("details", { class: "more", ontoggle: () => this.#open.set(text, node.open) }, el("summary", {}, t("more")), el("div", { class: "node-body" }, body));
    node.open = this.#open.get(text) ?? false;
    return node;
  }

  #item(item, path, depth) {
    const type = item.type ?? "item", isOwn = path.at(-1) === "group";
    const title = type === "item" ? t("item") : type === "waterfall" ? t("waterfall") : type === "customGroup" ? t("customGroup") : t(`group-${item.axis}`);
    const list = isOwn ? null : path.slice(0, -1);
    return this.#node(path, title, this.#sizes(item), [
      type === "group" && depth < DEEPEST ? button(t("addItem"), () => this.#append(path, "subitems", cell()), { class: "quiet" }) : null,
      type === "group" && depth < DEEPEST ? button(t("addGroup"), () => this.#append(path, "subitems", this.#newGroup(item)), { class: "quiet" }) : null,
      button(t("addBadge"), () => this.#append(path, "supplementaryItems", this.#badge(item)), { class: "quiet" }),
      list && read(this.case, list).length > 1 ? this.#remove(path, title) : null,
    ], [
      el("div", { class: "fields" },
        choiceField({ label: t("type"), path: [...path, "type"], value: type === "group" ? `group-${item.axis}` : type, choices: this.#types(isOwn, type), onchange: (value) => this.edit(path, this.#typed(read(this.case, path), value), true) }),
        dimensionField({ label: t("width"), path: [...path, "width"], value: item.width, current: () => this.length(path, 0), onchange: this.#set(path, "width") }),
        dimensionField({ label: t("height"), path: [...path, "height"], value: item.height, current: () => this.length(path, 1), onchange: this.#set(path, "height") }),
        this.#ownFields(item, type, path)),
      this.#more([...path, "more"], el("div", { class: "fields" },
        insetsField({ label: "contentInsets", path: [...path, "contentInsets"], value: item.contentInsets, onchange: this.#set(path, "contentInsets") }),
        el("div", { class: "fields" }, EDGES.map((edge) => spacingField({
          label: `edgeSpacing.${edge}`, path: [...path, "edgeSpacing", edge], value: item.edgeSpacing?.[edge], onchange: this.#set([...path, "edgeSpacing"], edge),
        }))))),
      (item.supplementaryItems ?? []).map((badge, index) => this.#supplementary(badge, [...path, "supplementaryItems", index])),
      (item.subitems ?? []).map((inner, index) => this.#item(inner, [...path, "subitems", index], depth + 1)),
    ]);
  }

  #ownFields(item, type, path) {
    const spacing = () => spacingField({ label: "interItemSpacing", path: [...path, "interItemSpacing"], value: item.interItemSpacing, onchange: this.#set(path, "interItemSpacing") });
    if (type === "group") {
      const isCounted = item.factory !== "subitems";
      return [
        choiceField({
          label: t("factory"), path: [...path, "factory"], value: item.factory, choices: [["subitems", "subitems:"], ["repeatingSubitem:count", "repeatingSubitem:count:"], ["subitem:count", t("factoryOld")]],
          onchange: (factory) => {
            const next = { ...read(this.case, path), factory };
            if (factory === "subitems") delete next.count; else next.count ??= 2;
            if (factory !== "subitems") next.subitems = next.subitems.slice(0, 1);
            this.edit(path, next, true);
          },
        }),
        isCounted ? numberField({ label: "count", path: [...path, "count"], value: item.count ?? 1, isWhole: true, minimum: 1, maximum: 1000, onchange: (value) => this.edit([...path, "count"], value, false) }) : "",
        spacing(),
      ];
    }
    if (type === "waterfall") {
      const [kind, value] = Object.entries(item.lanes ?? { count: 2 })[0];
      return [
        choiceField({ label: t("lanes"), path: [...path, "lanes", "kind"], value: kind, choices: [["count", t("lanesCount")], ["minimum", t("lanesMinimum")]], onchange: (next) => this.edit([...path, "lanes"], next === "count" ? { count: 2 } : { minimum: 160 }, true) }),
        numberField({ label: kind === "count" ? t("lanesCount") : t("lanesMinimum"), path: [...path, "lanes", kind], value, isWhole: kind === "count", minimum: 1, maximum: 1000, onchange: (next) => this.edit([...path, "lanes"], { [kind]: next }, false) }),
        spacing(),
        textField({
          label: "spans", path: [...path, "spans"], value: (item.spans ?? []).join(" "), size: 8,
          read: (text) => {
            const spans = text.split(/[\s,]+/).filter(Boolean).map(Number);
            if (spans.some((span) => !Number.isInteger(span) || span < 1)) throw new Error(t("expectedWhole", { field: "spans" }));
            return spans.length > 0 ? spans : undefined;
          },
          onchange: (spans) => this.edit([...path, "spans"], spans, false),
        }),
      ];
    }
    return "";
  }

  #boundaries(owner, path) {
    return (owner.boundarySupplementaryItems ?? []).map((item, index) => {
      const at = [...path, "boundarySupplementaryItems", index];
      return this.#node(at, t("boundary"), `“${item.kind}” .${item.alignment}`, [this.#remove(at, item.kind)], [
        el("div", { class: "fields" },
          this.#kind(item, at),
          choiceField({ label: "alignment", path: [...at, "alignment"], value: item.alignment, choices: named(ALIGNMENTS), onchange: (value) => this.edit([...at, "alignment"], value, false) }),
          dimensionField({ label: t("width"), path: [...at, "width"], value: item.width, onchange: this.#set(at, "width") }),
          dimensionField({ label: t("height"), path: [...at, "height"], value: item.height, onchange: this.#set(at, "height") }),
          flagField({ label: "pinToVisibleBounds", path: [...at, "pinToVisibleBounds"], value: item.pinToVisibleBounds ?? false, onchange: this.#plain(at, "pinToVisibleBounds", false) }),
          flagField({ label: "extendsBoundary", path: [...at, "extendsBoundary"], value: item.extendsBoundary ?? true, onchange: this.#plain(at, "extendsBoundary", true) })),
        this.#more([...at, "more"], el("div", { class: "fields" },
          pointField({ label: "absoluteOffset", path: [...at, "absoluteOffset"], value: item.absoluteOffset, onchange: this.#set(at, "absoluteOffset") }),
          insetsField({ label: "contentInsets", path: [...at, "contentInsets"], value: item.contentInsets, onchange: this.#set(at, "contentInsets") }),
          this.#zIndex(item, at, 1))),
      ]);
    });
  }

  #supplementary(item, path) {
    return this.#node(path, t("badge"), `“${item.kind}”`, [this.#remove(path, item.kind)], [
      el("div", { class: "fields" },
        this.#kind(item, path),
        dimensionField({ label: t("width"), path: [...path, "width"], value: item.width, onchange: this.#set(path, "width") }),
        dimensionField({ label: t("height"), path: [...path, "height"], value: item.height, onchange: this.#set(path, "height") }),
        this.#anchor(item.containerAnchor ?? { edges: ["top"] }, [...path, "containerAnchor"], "containerAnchor"),
        this.#zIndex(item, path, 1)),
    ]);
  }

  #anchor(anchor, path, label) {
    const kind = anchor.absoluteOffset ? "absoluteOffset" : "fractionalOffset";
    const change = (edge) => (isOn) => {
      const edges = EDGES.filter((name) => name === edge ? isOn : anchor.edges.includes(name));
      this.edit([...path, "edges"], edges, true);
    };
    return el("fieldset", { class: "anchor" }, el("legend", {}, label),
      EDGES.map((edge) => flagField({ label: `.${edge}`, path: [...path, "edges", edge], value: anchor.edges.includes(edge), onchange: change(edge) })),
      choiceField({
        label: t("offset"), path: [...path, "offsetKind"], value: kind, choices: named(["fractionalOffset", "absoluteOffset"]),
        onchange: (next) => this.edit(path, { edges: anchor.edges, [next]: [0, 0] }, true),
      }),
      pointField({ label: t("offset"), path: [...path, kind], value: anchor[kind], step: kind === "fractionalOffset" ? 0.1 : 1, onchange: this.#set(path, kind) }));
  }

  #decoration(item, path) {
    return this.#node(path, t("decoration"), `“${item.kind}”`, [this.#remove(path, item.kind)], [
      el("div", { class: "fields" },
        this.#kind(item, path),
        insetsField({ label: "contentInsets", path: [...path, "contentInsets"], value: item.contentInsets, onchange: this.#set(path, "contentInsets") }),
        this.#zIndex(item, path, 0)),
    ]);
  }

  #kind(item, path) {
    return textField({
      label: "elementKind", path: [...path, "kind"], value: item.kind,
      read: (text) => { if (text === "") throw new Error(t("expectedText", { field: "elementKind" })); return text; },
      onchange: (kind) => this.edit([...path, "kind"], kind, false),
    });
  }

  #zIndex(item, path, standard) {
    return numberField({ label: "zIndex", path: [...path, "zIndex"], value: item.zIndex ?? standard, isWhole: true, onchange: this.#plain(path, "zIndex", standard) });
  }

  // MARK: New parts

  #append(path, list, value) {
    const at = [...path, list, (read(this.case, [...path, list]) ?? []).length];
    this.edit(at, value, true);
    this.reveal(at, true);
  }

  #newKind(list = [], word) {
    let kind = word;
    for (let number = 2; list.some((item) => item.kind === kind); number += 1) kind = `${word}${number}`;
    return kind;
  }

  #boundary(owner) {
    const list = owner.boundarySupplementaryItems ?? [];
    const isFirst = !list.some((item) => item.alignment === "top");
    return { kind: this.#newKind(list, isFirst ? "header" : "footer"), alignment: isFirst ? "top" : "bottom", width: whole, height: { absolute: 40 } };
  }

  #badge(item) {
    return {
      kind: this.#newKind(item.supplementaryItems, "badge"), width: { absolute: 20 }, height: { absolute: 20 },
      containerAnchor: { edges: ["top", "trailing"], fractionalOffset: [0, 0] },
    };
  }

  #newGroup(item) {
    return item.axis === "horizontal" ? column({ fractionalWidth: 0.5 }, full, [cell(whole, { fractionalHeight: 0.5 })]) : row({ fractionalHeight: 0.5 }, [cell({ fractionalWidth: 0.5 })]);
  }

  #types(isOwn, type) {
    return [
      ...(isOwn ? [] : [["item", t("item")]]), ["group-horizontal", t("group-horizontal")], ["group-vertical", t("group-vertical")],
      ...(isOwn || type === "waterfall" ? [["waterfall", t("waterfall")]] : []), ...(type === "customGroup" ? [["customGroup", t("customGroup")]] : []),
    ];
  }

  /// Returns an item or group as another type, with the parts that both have.
  #typed(item, type) {
    const { width, height, contentInsets, edgeSpacing, supplementaryItems } = item;
    const common = JSON.parse(JSON.stringify({ width, height, contentInsets, edgeSpacing, supplementaryItems }));
    if (type === "item") return common;
    if (type === "waterfall") return { type, axis: "vertical", width: whole, height: { estimated: 120 }, lanes: { count: 2 } };
    const axis = type.replace("group-", "");
    const subitems = item.subitems ?? [axis === "horizontal" ? cell({ fractionalWidth: 0.5 }) : cell(whole, { fractionalHeight: 0.5 })];
    return { type: "group", axis, factory: item.factory ?? "subitems", ...(item.count ? { count: item.count } : {}), ...common, subitems,
      ...(item.interItemSpacing ? { interItemSpacing: item.interItemSpacing } : {}) };
  }

  #addSection() {
    const { layout, itemCounts } = this.case;
    const sections = layout.sections ?? [];
    const section = { group: row({ absolute: 44 }, [cell()]) };
    const counts = [...itemCounts.slice(0, sections.length), 4, ...itemCounts.slice(sections.length)];
    this.edit([], { ...this.case, itemCounts: counts, layout: { ...layout, sections: [...sections, section] } }, true);
    this.reveal(["layout", "sections", sections.length], true);
  }

  #removeSection(path, title, indexes) {
    const { layout, itemCounts } = this.case;
    const rest = (layout.sections?.length ?? 0) + (layout.sectionForAll ? 1 : 0);
    if (rest < 2) return null;
    return button(t("remove"), () => {
      const next = { ...layout };
      if (path[1] === "sectionForAll") delete next.sectionForAll;
      else next.sections = layout.sections.filter((_, index) => index !== path[2]);
      this.edit([], { ...this.case, layout: next, itemCounts: itemCounts.filter((_, index) => !indexes.includes(index)) }, true);
    }, { class: "quiet danger", "aria-label": t("removeWhat", { what: title }) });
  }

  #sizes({ width, height }) {
    return `${this.#dimension(width)} × ${this.#dimension(height)}`;
  }

  #dimension(dimension) {
    const [kind, value] = Object.entries(dimension ?? {})[0] ?? ["?", 0];
    return `${kind.replace("fractional", "").replace("AcrossSiblings", "")} ${numberText(value)}`;
  }
}
