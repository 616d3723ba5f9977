// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A tracer that solves one group again and records the terms of every number.
///
/// It implements the rules of ``GroupSolver`` independently; tests compare the results of both.
struct GroupTracer {
  let grid: PixelGrid
  let runAxis: LayoutAxis
  /// The number of items in the section from the group's first item on; slots beyond it are empty.
  let present: Int
  /// Whether measured lengths decide how many items the group takes.
  let reflows: Bool
  let measured: (Int) -> CGSize?

  private var lengths: LengthTerms { LengthTerms(grid: grid) }

  /// Returns the traced part of `node`, whose first item has the index `first` in the outermost group.
  func part(
    _ node: ItemNode, in base: LengthTerms.Base, first: Int, path: String
  ) -> TracedPart {
    switch node.content {
    case .leaf: leaf(node, in: base, index: first, path: path)
    case .custom(let size, let places):
      custom(node, (size, places), in: base, first: first, path: path)
    case .run: run(node, in: base, first: first, path: path)
    }
  }

  private func leaf(
    _ node: ItemNode, in base: LengthTerms.Base, index: Int, path: String
  ) -> TracedPart {
    let slot = lengths.slot(node.size, in: base, measured: measured(index), path: path)
    var part = TracedPart(slot: slot, size: slot.size, trimmed: slot.size[runAxis], capacity: 1)
    part.filled = index < present ? 1 : 0
    return part
  }

  private func custom(
    _ node: ItemNode, _ content: (size: CGSize, places: [ItemNode.Place]),
    in base: LengthTerms.Base, first: Int, path: String
  ) -> TracedPart {
    let (size, places) = content
    var slot = lengths.slot(node.size, in: base, measured: nil, path: path)
    for axis in LayoutAxis.both where node.size[axis].isMeasured && !places.isEmpty {
      slot[length: axis] = [
        FrameTerm(
          amount: size[axis], source: .custom, path: path,
          words: "as far as the closure's items reach: its length is estimated")
      ]
    }
    var part = TracedPart(slot: slot, size: size, trimmed: size[runAxis], capacity: places.count)
    part.filled = min(max(0, present - first), places.count)
    part.leaves = places.prefix(part.filled).enumerated().map { index, place in
      let path = "\(path) / custom item \(index)"
      var rect = TermedRect()
      rect.x.add(place.frame.origin.x, .custom, path, "the x that the closure returned")
      rect.y.add(place.frame.origin.y, .custom, path, "the y that the closure returned")
      rect.width.add(place.frame.size.width, .custom, path, "the width that the closure returned")
      rect.height.add(
        place.frame.size.height, .custom, path, "the height that the closure returned")
      return rect
    }
    let ends = places.map { $0.frame.end(runAxis) }
    part.trimmed = length(
      of: part, whole: (size[runAxis], size[runAxis]),
      reach: (ends.prefix(part.filled).max() ?? 0, ends.max() ?? 0))
    guard part.filled > 0 else { return part }
    part.badges = badges(of: node, on: box(part, insets: node.insets, path), in: base, path: path)
    return part
  }

  /// Returns the part's length along the section's run, which is shorter if items are missing.
  func length(
    of part: TracedPart, whole: (inner: CGFloat, outer: CGFloat),
    reach: (present: CGFloat, full: CGFloat)
  ) -> CGFloat {
    guard part.filled < part.capacity else { return whole.outer }
    return max(0, reach.present + (whole.inner - reach.full))
  }

  /// Returns the area inside a group's insets, on which the group's badges are placed, relative to the
  /// group's corner.
  func box(_ part: TracedPart, insets: NSDirectionalEdgeInsets, _ path: String) -> TermedRect {
    var box = TermedRect()
    for axis in LayoutAxis.both {
      let length = axis == runAxis ? part.trimmed : part.size[axis]
      box[length: axis].add(
        length, .items, path, "the \(LintWords.side(axis)) of the group with the items present")
      box.inset(axis, insets.start(axis), insets.end(axis), path: path)
    }
    return box
  }

  /// Returns the badges of a node on the rectangle `container`.
  func badges(
    of node: ItemNode, on container: TermedRect, in base: LengthTerms.Base, path: String
  ) -> [TracedPart.Badge] {
    node.supplementaries.map { badge in
      let path = "\(path) / supplementary \(badge.kind)"
      var rect = lengths.slot(badge.size, in: base, measured: nil, path: path)
      let size = rect.size
      let inner = badge.itemAnchor ?? LayoutAnchor(edges: badge.containerAnchor.edges)
      for axis in LayoutAxis.both {
        let there =
          axis == .horizontal
          ? badge.containerAnchor.unitPoint.x : badge.containerAnchor.unitPoint.y
        let here = axis == .horizontal ? inner.unitPoint.x : inner.unitPoint.y
        let side = LintWords.side(axis)
        var origin = container[origin: axis]
        origin.add(
          there * container.size[axis], .anchor, path,
          "container anchor: \(LintWords.number(there)) of the \(side) "
            + "\(LintWords.number(container.size[axis]))")
        origin.add(
          -here * size[axis], .anchor, path,
          "item anchor: \(LintWords.number(here)) of its own \(side) "
            + "\(LintWords.number(size[axis]))")
        origin.add(
          offset(badge.containerAnchor, size)[axis], .offset, path,
          "offset of the container anchor")
        origin.add(offset(inner, size)[axis], .offset, path, "offset of the item anchor")
        rect[origin: axis] = origin
        rect.inset(axis, badge.insets.start(axis), badge.insets.end(axis), path: path)
      }
      return TracedPart.Badge(kind: badge.kind, rect: rect)
    }
  }

  private func offset(_ anchor: LayoutAnchor, _ size: CGSize) -> CGPoint {
    let scale = anchor.isFractional ? size : CGSize(width: 1, height: 1)
    return CGPoint(
      x: Finite.position(anchor.offset.x * scale.width),
      y: Finite.position(anchor.offset.y * scale.height))
  }
}
