// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for a group of consecutive items and groups.
extension GroupSolver {
  /// A child of a run: its solved part, and its position in the group.
  private struct Child {
    /// The index of the subitem in the run.
    var subitem: Int
    var part: Part
    var origin = CGPoint.zero
    var isLeaf: Bool
    var isPresent: Bool { part.filled > 0 }

    var slot: CGRect { CGRect(origin: origin, size: part.size) }
  }

  mutating func run(
    _ node: ItemNode, _ run: ItemNode.Run, in base: CGSize, first: Int
  ) -> Part {
    let frame = GroupFrame(node: node, size: grid.size(node.size, in: base), axis: run.axis)
    let rule = Capacity(run: run, inner: frame.inner, grid: grid)
    let capacity =
      reflows ? rule.answer { measured($0)?[run.axis] } : rule.answer(hugs: frame.hugsAlong)
    let container = CGSize(run.axis, capacity.base, other: frame.inner[run.axis.other])
    var children = children(of: run, slots: capacity.slots, in: container, first: first)
    equalise(&children, of: run, in: node)
    let settled = place(&children, of: run, in: frame)
    return assemble(children, of: run, frame: settled, base: base)
  }

  /// Returns the children for `slots` slots, solved but not placed.
  ///
  /// A repeated subitem is solved once if nothing is measured and no item is missing.
  private mutating func children(
    of run: ItemNode.Run, slots: Int, in container: CGSize, first: Int
  ) -> [Child] {
    var children: [Child] = []
    children.reserveCapacity(min(slots, 64))
    var known: [Part?] = Array(repeating: nil, count: run.children.count)
    var next = first
    for slot in 0..<slots where next < Capacity.most && visits < Self.mostVisits {
      let index = slot % run.children.count
      let node = run.children[index]
      visits += 1
      let part: Part
      if let again = known[index], next + again.capacity <= present {
        part = again
      } else {
        part = self.part(node, in: container, first: next)
        if !isMeasuring, part.filled == part.capacity { known[index] = part }
      }
      next += part.capacity
      let isLeaf = if case .leaf = node.content { true } else { false }
      children.append(Child(subitem: index, part: part, isLeaf: isLeaf))
    }
    return children
  }

  /// Sets the length of children that are uniform across siblings, items and groups alike, to the longest of
  /// the present ones, if the group's own length is estimated.
  private func equalise(
    _ children: inout [Child], of run: ItemNode.Run, in group: ItemNode
  ) {
    for axis in [LayoutAxis.horizontal, .vertical] where group.size[axis].isMeasured {
      func isUniform(_ child: Child) -> Bool {
        run.children[child.subitem].size[axis].kind == .uniformAcrossSiblings
      }
      guard children.contains(where: isUniform) else { continue }
      let present = children.filter { isUniform($0) && $0.isPresent }
      guard let longest = present.map({ $0.part.size[axis] }).max() else { continue }
      for index in children.indices where isUniform(children[index]) {
        children[index].part.size[axis] = longest
        if axis == runAxis { children[index].part.trimmed = longest }
      }
    }
  }

  /// Places the children and returns the frame, which hugs them where it is estimated.
  private func place(
    _ children: inout [Child], of run: ItemNode.Run, in frame: GroupFrame
  ) -> GroupFrame {
    var frame = frame
    let (along, across) = (frame.axis, frame.axis.other)
    let corner = frame.insets.start(along)
    let slots = children.map { slot(of: $0, of: run, along) }
    let shares = SpacingShares(
      spacing: run.spacing, room: frame.hugsAlong ? nil : frame.inner[along])
    shares.forEachPosition(slots) { index, position in
      children[index].origin[along] = corner + position
    }
    frame.hug(along) {
      children.map {
        let after = Finite.position(run.children[$0.subitem].edges.end(along).solved)
        return ($0.slot.end(along) - corner + after, $0.isPresent)
      }
    }
    frame.hug(across) {
      children.map { (slot(of: $0, of: run, across).room, $0.isPresent) }
    }
    let sideShares = SpacingShares(spacing: .zero, room: frame.inner[across])
    for index in children.indices {
      let position = sideShares.position(slot(of: children[index], of: run, across))
      children[index].origin[across] = frame.insets.start(across) + position
    }
    return frame
  }

  private func slot(of child: Child, of run: ItemNode.Run, _ axis: LayoutAxis)
    -> SpacingShares.Slot
  {
    let edges = run.children[child.subitem].edges
    return SpacingShares.Slot(
      length: child.part.size[axis], before: edges.start(axis), after: edges.end(axis))
  }

  /// Returns the group as a part of its parent.
  private func assemble(
    _ children: [Child], of run: ItemNode.Run, frame: GroupFrame, base: CGSize
  ) -> Part {
    var part = Part(size: frame.outer, trimmed: frame.outer[runAxis])
    var reach = Trimming.Reach()
    let corner = frame.insets.start(runAxis)
    if keepsBoxes, children.contains(where: { $0.isPresent }) {
      part.boxes = [box(of: frame.node, size: frame.outer, first: 0)]
    }
    part.leaves.reserveCapacity(children.count)
    for child in children {
      if child.isLeaf {
        adopt(child, of: run, into: &part)
      } else {
        part.adopt(child.part, at: child.origin)
      }
      let start = child.origin[runAxis] - corner
      let ends = ends(of: child, of: run)
      reach.add(start + ends.present, ofFull: start + ends.full, isPresent: child.isPresent)
    }
    part.trimmed = Trimming.length(
      of: part, inner: frame.full[runAxis], outer: frame.outer[runAxis], reach: reach)
    if part.filled > 0 {
      part.supplementaries += Anchors.placed(
        frame.node.supplementaries,
        on: CGRect(origin: .zero, size: trimmed(part)).inset(by: frame.insets), base: base,
        grid: grid)
    }
    return part
  }

  /// Returns the ends of a child along the section's run, from its slot's corner.
  private func ends(of child: Child, of run: ItemNode.Run) -> (present: CGFloat, full: CGFloat) {
    if child.isLeaf {
      let end = CGRect(origin: .zero, size: child.part.size)
        .inset(by: run.children[child.subitem].insets).end(runAxis)
      return (end, end)
    }
    return (child.part.trimmed, child.part.size[runAxis])
  }

  /// Adds a present item's cell and badges at its slot.
  private func adopt(_ child: Child, of run: ItemNode.Run, into part: inout Part) {
    part.capacity += 1
    guard child.isPresent else { return }
    part.filled += 1
    if let box = child.part.boxes.first {
      var placed = child.part
      placed.boxes = [box]
      placed.boxes[0].slot.size = child.part.size
      part.adoptBoxes(of: placed, at: child.origin)
    }
    let frame = child.slot.inset(by: run.children[child.subitem].insets)
    part.leaves.append(
      SolvedGroup.Leaf(
        frame: frame, selfSizesWidth: run.children[child.subitem].size.width.isMeasured,
        selfSizesHeight: run.children[child.subitem].size.height.isMeasured))
    let supplementaries = run.children[child.subitem].supplementaries
    guard !supplementaries.isEmpty else { return }
    part.supplementaries += Anchors.placed(
      supplementaries, on: frame, base: frame.size, grid: grid)
  }
}
