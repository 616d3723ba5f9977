// SPDX-License-Identifier: Apache-2.0
// The levels: for each the layout that it begins with, a layout that solves it, and what surrounds both. Texts are in the
// strings.

import { cell, column, full, newCase, row, whole } from "./case.mjs";

const part = (fractionalWidth) => ({ fractionalWidth });
const high = (fractionalHeight) => ({ fractionalHeight });
const points = (absolute) => ({ absolute });
const about = (estimated) => ({ estimated });
const all = (inset) => ({ top: inset, leading: inset, bottom: inset, trailing: inset });
const plain = (group, more = {}) => ({ sections: [{ ...more, group }] });
const measured = (...heights) => ({ preferred: { mode: "list", heights } });
const thirds = (height, more) => row(height, [cell(part(1 / 3))], more);

const header = { kind: "header", alignment: "top", width: whole, height: points(40) };
const badge = { kind: "badge", width: points(20), height: points(20), containerAnchor: { edges: ["top", "trailing"], fractionalOffset: [0.5, -0.5] } };
const list = row(points(56), [cell()]);
const pages = row(points(150), [cell()], { width: part(0.85) });

/// Each level: its name, the numbers of items, its first layout and a solution. `offsets` are the content's offsets at which
/// frames are compared, 0 alone if there are none.
const described = [
  ["list", [8], plain(row(points(120), [cell(part(0.5))])), plain(row(points(44), [cell()]))],
  ["columns", [9], plain(row(points(110), [cell()])), plain(thirds(points(110)))],
  ["squares", [12], plain(thirds(points(60))), plain(thirds(part(1 / 3)))],
  ["fractions", [6], plain(row(points(80), [cell(part(0.4))], { width: part(0.8) })), plain(row(points(80), [cell(part(0.5))], { width: part(0.8) }))],
  ["spacing", [9], plain(thirds(points(90))), plain(thirds(points(90), { interItemSpacing: { fixed: 8 } }), { interGroupSpacing: 8 })],
  ["insets", [6], plain(list, { interGroupSpacing: 8 }), plain(list, { interGroupSpacing: 8, contentInsets: all(16) })],
  ["insetsOrSpacing", [8],
    plain(row(points(90), [cell(part(0.5), full, { contentInsets: all(4) })])),
    plain(row(points(90), [cell(part(0.5))], { interItemSpacing: { fixed: 8 } }), { interGroupSpacing: 8 })],
  ["nested", [6],
    plain(row(points(160), [cell(part(2 / 3)), cell(part(1 / 3))])),
    plain(row(points(160), [cell(part(2 / 3)), column(part(1 / 3), full, [cell(whole, high(0.5))])]))],
  ["nestedFractions", [8],
    plain(column(whole, points(220), [cell(whole, high(0.6)), row(high(1), [cell(part(1 / 3))])])),
    plain(column(whole, points(220), [cell(whole, high(0.6)), row(high(0.4), [cell(part(1 / 3))])]))],
  ["estimated", [6], plain(row(points(44), [cell()]), { interGroupSpacing: 6 }), plain(row(about(44), [cell(whole, about(44))]), { interGroupSpacing: 6 }), measured(44, 84, 60, 108, 52, 70)],
  ["definiteGroup", [6],
    plain(row(points(60), [cell(part(0.5), about(60))], { interItemSpacing: { fixed: 8 } }), { interGroupSpacing: 8 }),
    plain(row(about(60), [cell(part(0.5), about(60))], { interItemSpacing: { fixed: 8 } }), { interGroupSpacing: 8 }), measured(60, 96, 110, 72, 48, 84)],
  ["uniform", [6],
    plain(row(about(60), [cell(part(0.5), about(60))], { interItemSpacing: { fixed: 8 } }), { interGroupSpacing: 8 }),
    plain(row(about(60), [cell(part(0.5), { uniformAcrossSiblings: 60 })], { interItemSpacing: { fixed: 8 } }), { interGroupSpacing: 8 }), measured(60, 96, 110, 72, 48, 84)],
  ["orthogonal", [7],
    plain(row(points(130), [cell()], { width: part(0.4) }), { interGroupSpacing: 10 }),
    plain(row(points(130), [cell()], { width: part(0.4) }), { interGroupSpacing: 10, orthogonalScrollingBehavior: "continuous" })],
  ["paging", [5],
    plain(row(points(150), [cell()]), { interGroupSpacing: 10, orthogonalScrollingBehavior: "paging" }),
    plain(pages, { interGroupSpacing: 10, orthogonalScrollingBehavior: "groupPagingCentered" })],
  ["sections", [5, 6],
    { sections: [{ group: list }], sectionForAll: { group: list } },
    { interSectionSpacing: 20, sections: [{ orthogonalScrollingBehavior: "groupPaging", group: row(points(120), [cell()], { width: part(0.45) }) }], sectionForAll: { group: list } }],
  ["badges", [6],
    plain(row(points(100), [cell(part(0.5))], { interItemSpacing: { fixed: 24 } }), { interGroupSpacing: 24, contentInsets: all(24) }),
    plain(row(points(100), [cell(part(0.5), full, { supplementaryItems: [badge] })], { interItemSpacing: { fixed: 24 } }), { interGroupSpacing: 24, contentInsets: all(24) })],
  ["sticky", [14], plain(list), plain(list, { boundarySupplementaryItems: [{ ...header, pinToVisibleBounds: true }] }), { offsets: [0, 150] }],
  ["decoration", [5],
    plain(list, { interGroupSpacing: 8, contentInsets: all(24) }),
    plain(list, { interGroupSpacing: 8, contentInsets: all(24), decorationItems: [{ kind: "background", contentInsets: all(8) }] })],
  ["waterfall", [9],
    plain(row(about(120), [cell(part(0.5), about(120))], { interItemSpacing: { fixed: 10 } }), { interGroupSpacing: 10, contentInsets: all(10) }),
    plain({ type: "waterfall", axis: "vertical", width: whole, height: about(120), lanes: { count: 2 }, interItemSpacing: { fixed: 10 } }, { interGroupSpacing: 10, contentInsets: all(10) }),
    measured(120, 180, 90, 140, 200, 110, 160, 96, 130)],
  ["endless", [5],
    plain(pages, { interGroupSpacing: 10, orthogonalScrollingBehavior: "groupPagingCentered" }),
    plain(pages, { interGroupSpacing: 10, orthogonalScrollingBehavior: "groupPagingCentered", isLooping: true })],
];

export const levels = described.map(([id, itemCounts, start, solution, more = {}]) => {
  const { offsets = [0], ...surroundings } = more;
  const made = (layout) => newCase(layout, itemCounts, { container: { width: 375, height: 480 }, ...surroundings });
  return { id, start: made(start), solution: made(solution), offsets };
});

/// The widths in which a layout must have the frames of the solution, in points.
export const WIDTHS = [375, 320, 744];
const TOLERANCE = 0.51;

/// Compares a layout with the solution of a level, in several widths.
///
/// Returns the number of elements in place in the first width and of all, and whether the level is solved; otherwise
/// `reason` is the key of a sentence.
export function compare(engine, level, layout) {
  let result = null;
  for (const width of WIDTHS) {
    for (const offset of level.offsets) {
      const [wanted, made] = [level.solution.layout, layout].map((layout) => engine.call({
        op: "solve", case: { ...level.solution, layout, container: { ...level.solution.container, width, contentOffset: [0, offset] } },
      }));
      if (!made.ok) return { placed: 0, total: wanted.frames?.length ?? 0, isSolved: false, reason: "goalInvalid" };
      const found = difference(wanted, made);
      result ??= { placed: wanted.frames.length - found.missing.length, total: wanted.frames.length };
      const reason = found.missing.length > 0 || found.extra > 0
        ? offset > 0 && result.placed === result.total ? "goalScrolled" : width !== WIDTHS[0] ? "goalWidths" : found.missing.length > 0 ? "goalFrames" : "goalExtra"
        : found.reason ?? (loops(level.solution.layout) === loops(layout) ? null : "goalLooping");
      if (reason) return { ...result, isSolved: false, reason, width };
    }
  }
  return { ...result, isSolved: true, reason: "goalSolved" };
}

/// Which sections of a layout loop.
const loops = ({ sections = [], sectionForAll }) => JSON.stringify([...sections, sectionForAll ?? {}].map(({ isLooping = false }) => isLooping));

/// Returns the frames of `wanted` that `made` lacks, the number of those that it has beside them, and another difference.
/// Kinds of supplementary and decoration views may have other names.
export function difference(wanted, made) {
  const rest = [...made.frames];
  const missing = wanted.frames.filter((frame) => {
    const at = rest.findIndex((other) => other.category === frame.category && other.section === frame.section
      && (other.item === frame.item || frame.category !== "cell") && ["x", "y", "w", "h"].every((side) => Math.abs(other[side] - frame[side]) < TOLERANCE));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  const rows = ({ sections }) => sections.map(({ orthogonal }) => orthogonal && `${orthogonal.behavior} ${orthogonal.axis}`).join();
  return { missing, extra: rest.length, reason: rows(wanted) !== rows(made) ? "goalBehavior" : null };
}
