// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The solver of one group of a section: nested groups, capacity, spacing, hugging and trimming.
///
/// Items beyond `present` are missing (in the last group of a section): their slots still determine the
/// positions of the others, but they are not returned and do not count for hugging.
struct GroupSolver {
  let grid: PixelGrid
  /// The axis along which the section's groups are placed; trimming works along it.
  let runAxis: LayoutAxis
  /// The number of items that exist from the group's first item on.
  var present = Int.max
  /// The measured size of an item, by its index in the outermost group.
  var measured: (Int) -> CGSize? = { _ in nil } {
    didSet { isMeasuring = true }
  }
  /// Whether an item may have a measured size.
  private(set) var isMeasuring = false

  /// Whether measured lengths decide how many items the group takes.
  var reflows = false

  /// Whether parts record their boxes.
  var keepsBoxes = false

  /// The number of visited slots.
  var visits = 0
  /// The upper bound of visited slots, at which solving of deeply nested or empty groups stops.
  static let mostVisits = 400_000

  init(grid: PixelGrid, runAxis: LayoutAxis) {
    self.grid = grid
    self.runAxis = runAxis
  }

  /// A solved part of the tree, relative to its own outer corner.
  struct Part {
    var size: CGSize
    /// The length along the section's run without missing items.
    var trimmed: CGFloat
    var leaves: [SolvedGroup.Leaf] = []
    var supplementaries: [SolvedGroup.Supplementary] = []
    /// The number of items that the full part holds.
    var capacity = 0
    /// The number of the part's items that exist.
    var filled = 0
    /// The part's own box, then the boxes in it; empty unless they are recorded.
    var boxes: [LayoutBox] = []

    /// Adds a solved child's cells and badges at `origin`.
    mutating func adopt(_ child: Part, at origin: CGPoint) {
      for var leaf in child.leaves {
        leaf.frame = leaf.frame.moved(by: origin)
        leaves.append(leaf)
      }
      for var supplementary in child.supplementaries {
        supplementary.frame = supplementary.frame.moved(by: origin)
        supplementaries.append(supplementary)
      }
      adoptBoxes(of: child, at: origin)
      capacity += child.capacity
      filled += child.filled
    }

    /// Adds a solved child's boxes at `origin`, one level down.
    mutating func adoptBoxes(of child: Part, at origin: CGPoint) {
      for var box in child.boxes {
        box.slot = box.slot.moved(by: origin)
        box.depth += 1
        boxes.append(box)
      }
    }
  }

  /// Returns the geometry of `group` laid out in `base`.
  mutating func solve(_ group: ItemNode, in base: CGSize) -> SolvedGroup {
    let part = part(group, in: base, first: 0)
    let across = runAxis.other
    var size = part.size
    size[runAxis] = part.trimmed
    var reach = size[across]
    if case .run = group.content {
      reach = part.leaves.reduce(reach) { max($0, $1.frame.end(across)) }
    } else {
      reach = 0
    }
    return SolvedGroup(
      size: size, leaves: part.leaves, supplementaries: part.supplementaries,
      capacity: part.capacity, reachAcross: reach)
  }

  /// Returns the solved part of the node whose first item is the group's `first`th.
  mutating func part(_ node: ItemNode, in base: CGSize, first: Int) -> Part {
    switch node.content {
    case .leaf: return leaf(node, in: base, index: first)
    case .custom(let size, let places):
      return custom(node, places, size: size, base: base, first: first)
    case .run(let run): return self.run(node, run, in: base, first: first)
    }
  }

  private func leaf(_ node: ItemNode, in base: CGSize, index: Int) -> Part {
    var size = grid.size(node.size, in: base)
    if let measured = measured(index) {
      if node.size.width.isMeasured { size.width = measured.width }
      if node.size.height.isMeasured { size.height = measured.height }
    }
    var part = Part(size: size, trimmed: size[runAxis], capacity: 1)
    part.filled = index < present ? 1 : 0
    if keepsBoxes, part.filled > 0 { part.boxes = [box(of: node, size: size, first: index)] }
    return part
  }

  private func custom(
    _ node: ItemNode, _ places: [ItemNode.Place], size: CGSize, base: CGSize, first: Int
  ) -> Part {
    var part = Part(size: size, trimmed: size[runAxis], capacity: places.count)
    part.filled = min(max(0, present - first), places.count)
    part.leaves = places.prefix(part.filled).map {
      SolvedGroup.Leaf(frame: $0.frame, zIndex: $0.zIndex)
    }
    if keepsBoxes {
      part.boxes = [box(of: node, size: size, first: first)]
      part.boxes += boxes(of: places.prefix(part.filled), first: first)
    }
    let ends = places.map { $0.frame.end(runAxis) }
    let reach = Trimming.Reach(
      present: ends.prefix(part.filled).max() ?? 0, full: ends.max() ?? 0)
    part.trimmed = Trimming.length(
      of: part, inner: size[runAxis], outer: size[runAxis], reach: reach)
    guard part.filled > 0 else { return part }
    part.supplementaries = Anchors.placed(
      node.supplementaries, on: CGRect(origin: .zero, size: trimmed(part)).inset(by: node.insets),
      base: base, grid: grid)
    return part
  }

  func trimmed(_ part: Part) -> CGSize {
    CGSize(runAxis, part.trimmed, other: part.size[runAxis.other])
  }
}
