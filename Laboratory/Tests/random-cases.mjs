// SPDX-License-Identifier: Apache-2.0
//
// Random layout cases and snapshots, equal for equal seeds.

/** A generator of random numbers. */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** A number from 0 to 1. */
  unit() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  whole(low, high) {
    return low + Math.floor(this.unit() * (high - low + 1));
  }

  chance(share) {
    return this.unit() < share;
  }

  pick(list) {
    return list[this.whole(0, list.length - 1)];
  }

  /** A length, often with a fraction that no binary number holds. */
  length(low, high) {
    const value = low + this.unit() * (high - low);
    return this.chance(0.6) ? Math.round(value) : Math.round(value * 10) / 10;
  }
}

function dimension(random, kinds) {
  switch (random.pick(kinds)) {
    case "fractionalWidth": return { fractionalWidth: random.pick([0.2, 0.25, 1 / 3, 0.4, 0.5, 2 / 3, 0.9, 1]) };
    case "fractionalHeight": return { fractionalHeight: random.pick([0.1, 0.25, 1 / 3, 0.5, 1]) };
    case "absolute": return { absolute: random.length(8, 220) };
    case "estimated": return { estimated: random.length(20, 120) };
    default: return { uniformAcrossSiblings: random.length(20, 120) };
  }
}

const DEFINITE = ["fractionalWidth", "fractionalHeight", "absolute", "absolute"];
const ANY = [...DEFINITE, "estimated", "uniformAcrossSiblings"];

function insets(random) {
  const found = {};
  for (const edge of ["top", "leading", "bottom", "trailing"]) {
    if (random.chance(0.6)) found[edge] = random.length(0, 24);
  }
  return found;
}

function spacing(random) {
  return { [random.chance(0.7) ? "fixed" : "flexible"]: random.length(0, 16) };
}

function anchor(random) {
  const found = { edges: random.pick([["top"], ["top", "trailing"], ["bottom", "leading"], ["leading"], ["all"], []]) };
  if (random.chance(0.5)) found.fractionalOffset = [random.pick([0, 0.5, -0.5, 0.3]), random.pick([0, 0.5, -0.3])];
  else if (random.chance(0.5)) found.absoluteOffset = [random.length(-10, 10), random.length(-10, 10)];
  return found;
}

function badge(random, index) {
  const found = {
    kind: `badge${index}`, width: { absolute: random.length(8, 30) }, height: { absolute: random.length(8, 30) },
    containerAnchor: anchor(random),
  };
  if (random.chance(0.3)) found.itemAnchor = anchor(random);
  if (random.chance(0.3)) found.zIndex = random.whole(-2, 5);
  return found;
}

function part(random, depth, axis) {
  const isGroup = depth < 2 && random.chance(0.3);
  const found = isGroup ? group(random, depth + 1) : {
    width: dimension(random, axis === "horizontal" ? ANY : DEFINITE),
    height: dimension(random, axis === "vertical" ? ANY : DEFINITE),
  };
  if (random.chance(0.3)) found.contentInsets = insets(random);
  if (random.chance(0.2)) {
    found.edgeSpacing = {};
    for (const edge of ["top", "leading", "bottom", "trailing"]) {
      if (random.chance(0.4)) found.edgeSpacing[edge] = spacing(random);
    }
  }
  if (random.chance(0.15)) found.supplementaryItems = [badge(random, depth)];
  return found;
}

function group(random, depth = 0) {
  if (depth === 0 && random.chance(0.05)) {
    return {
      type: "customGroup", width: { fractionalWidth: 1 }, height: { absolute: random.length(40, 160) },
      customItems: Array.from({ length: random.whole(1, 5) }, () =>
        [random.length(0, 200), random.length(0, 80), random.length(1, 90), random.length(1, 60), random.whole(0, 3)]),
    };
  }
  if (depth === 0 && random.chance(0.08)) {
    const found = {
      type: "waterfall", axis: "vertical", width: { fractionalWidth: 1 }, height: { estimated: random.length(40, 160) },
      lanes: random.chance(0.7) ? { count: random.whole(1, 4) } : { minimum: random.length(80, 200) },
      interItemSpacing: { fixed: random.length(0, 12) },
    };
    if (random.chance(0.4)) found.spans = Array.from({ length: random.whole(1, 4) }, () => random.whole(1, 3));
    return found;
  }
  const axis = random.pick(["horizontal", "vertical"]);
  const factory = random.pick(["subitems", "subitems", "repeatingSubitem:count", "subitem:count"]);
  const count = factory === "subitems" ? random.whole(1, 3) : 1;
  const found = {
    type: "group", axis, factory, width: dimension(random, depth ? DEFINITE : ANY), height: dimension(random, ANY),
    subitems: Array.from({ length: count }, () => part(random, depth, axis)),
  };
  if (factory !== "subitems") found.count = random.whole(1, 5);
  if (random.chance(0.5)) found.interItemSpacing = spacing(random);
  return found;
}

function boundary(random, kind) {
  const isSide = random.chance(0.1);
  const found = {
    kind,
    width: isSide ? { absolute: random.length(10, 60) } : { fractionalWidth: 1 },
    height: isSide ? { fractionalHeight: 1 } : dimension(random, ["absolute", "absolute", "estimated"]),
    alignment: isSide ? random.pick(["leading", "trailing"]) : random.pick(["top", "bottom", "topLeading", "bottomTrailing"]),
  };
  if (random.chance(0.3)) found.pinToVisibleBounds = true;
  if (random.chance(0.2)) found.extendsBoundary = false;
  if (random.chance(0.2)) found.absoluteOffset = [random.length(-12, 12), random.length(-12, 12)];
  if (random.chance(0.2)) found.zIndex = random.whole(-3, 9);
  return found;
}

function section(random) {
  const found = { group: group(random) };
  if (random.chance(0.6)) found.contentInsets = insets(random);
  if (random.chance(0.5)) found.interGroupSpacing = random.length(0, 20);
  if (random.chance(0.3)) {
    found.orthogonalScrollingBehavior = random.pick([
      "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"]);
    if (random.chance(0.3)) found.isLooping = true;
  }
  if (random.chance(0.4)) {
    found.boundarySupplementaryItems = ["header", "footer"].filter(() => random.chance(0.7)).map((kind) => boundary(random, kind));
  }
  if (random.chance(0.2)) found.decorationItems = [{ kind: "background", contentInsets: insets(random) }];
  if (random.chance(0.2)) found.supplementariesFollowContentInsets = false;
  if (random.chance(0.2)) found.contentInsetsReference = random.pick(["none", "safeArea", "layoutMargins"]);
  return found;
}

/** A layout case in the form of the project's files. */
export function randomCase(random, id) {
  const counts = Array.from({ length: random.whole(1, 4) }, () => random.whole(0, random.chance(0.1) ? 60 : 14));
  const layout = { sections: counts.map(() => section(random)) };
  if (random.chance(0.2)) layout.sectionForAll = section(random);
  if (random.chance(0.1)) layout.scrollDirection = "horizontal";
  if (random.chance(0.4)) layout.interSectionSpacing = random.length(0, 24);
  if (random.chance(0.2)) layout.boundarySupplementaryItems = [boundary(random, "banner")];
  const found = {
    id,
    container: {
      width: random.pick([320, 375, 393, 430, 768, 1024]), height: random.pick([480, 667, 852, 1366]),
      scale: random.pick([1, 2, 3]), layoutMargins: { left: random.pick([0, 16, 20]), right: random.pick([0, 16, 20]) },
    },
    itemCounts: counts, layout, expect: { elements: random.pick(["all", "all", "listed", "visible", "handler"]) },
  };
  if (random.chance(0.3)) found.container.contentOffset = [0, random.length(0, 400)];
  if (random.chance(0.3)) found.container.adjustedContentInset = { top: random.length(0, 60), bottom: random.length(0, 40) };
  if (random.chance(0.2)) found.direction = "rightToLeft";
  if (random.chance(0.3)) found.textSize = random.pick(["small", "extraLarge", "accessibilityLarge"]);
  if (random.chance(0.6)) {
    found.preferred = random.chance(0.5)
      ? { mode: "constant", height: random.length(10, 140) }
      : { mode: "list", heights: Array.from({ length: 61 }, () => random.length(10, 140)) };
  }
  const scrolling = layout.sections.findIndex((section) => section.orthogonalScrollingBehavior);
  if (scrolling >= 0) {
    const requested = Array.from({ length: 5 }, () => random.length(-50, 900));
    found.expect.settle = { requested, [`section${scrolling}`]: requested.map(() => 0) };
  }
  return found;
}

/** Sections with items; an identifier occurs once. */
export function randomSnapshot(random) {
  const names = Array.from({ length: 30 }, (_, index) => `i${index}`).sort(() => random.unit() - 0.5);
  const sections = ["A", "B", "C", "D"].filter(() => random.chance(0.6)).sort(() => random.unit() - 0.5);
  return sections.map((section) => ({ section, items: names.splice(0, random.whole(0, 9)) }));
}
