// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Groups of consecutive items, term by term.
extension GroupTracer {
  /// A child of a run: its traced part, and the terms of its position in the group.
  private struct Child {
    var node: ItemNode
    var path: String
    var part: TracedPart
    var corner = TermedRect()

    var isLeaf: Bool {
      if case .leaf = node.content { true } else { false }
    }
    var isPresent: Bool { part.filled > 0 }
  }

  func run(
    _ node: ItemNode, in base: LengthTerms.Base, first: Int, path: String
  ) -> TracedPart {
    guard case .run(let run) = node.content else {
      return TracedPart(slot: TermedRect(), size: .zero, trimmed: 0)
    }
    let slot = LengthTerms(grid: grid).slot(node.size, in: base, measured: nil, path: path)
    var frame = GroupFrame(node: node, size: slot.size, axis: run.axis)
    let rule = Capacity(run: run, inner: frame.inner, grid: grid)
    let answer =
      reflows ? rule.answer { measured($0)?[run.axis] } : rule.answer(hugs: frame.hugsAlong)
    var children = children(
      of: run, slots: answer.slots, in: inside(frame, run, answer, path), first: first, path: path)
    equalise(&children, in: node)
    placeAlong(&children, in: &frame, run: run, path: path)
    placeAcross(&children, in: &frame, path: path)
    return assembled(children, frame, slot: slot, base: base, path: path)
  }

  /// Returns the base that the children's fractions refer to.
  private func inside(
    _ frame: GroupFrame, _ run: ItemNode.Run, _ answer: Capacity.Answer, _ path: String
  ) -> LengthTerms.Base {
    let gaps = frame.inner[run.axis] - answer.base
    let note = gaps == 0 ? "" : ", less \(LintWords.number(gaps)) of spacing"
    return LengthTerms.Base(
      size: CGSize(run.axis, answer.base, other: frame.inner[run.axis.other]),
      words: "the inside of \(path)", note: (run.axis, note))
  }

  private func children(
    of run: ItemNode.Run, slots: Int, in base: LengthTerms.Base, first: Int, path: String
  ) -> [Child] {
    var children: [Child] = []
    var next = first
    for slot in 0..<slots where next < Capacity.most {
      let index = slot % run.children.count
      let node = run.children[index]
      let isGroup = if case .leaf = node.content { false } else { true }
      let place = "\(path) / \(isGroup ? "group" : "item") \(index)"
      let part = part(node, in: base, first: next, path: place)
      next += part.capacity
      children.append(Child(node: node, path: place, part: part))
    }
    return children
  }

  private func equalise(_ children: inout [Child], in group: ItemNode) {
    for axis in LayoutAxis.both where group.size[axis].isMeasured {
      let uniform = children.indices.filter {
        children[$0].node.size[axis].kind == .uniformAcrossSiblings
      }
      let present = uniform.filter { children[$0].isPresent }
      guard let longest = present.map({ children[$0].part.size[axis] }).max() else { continue }
      for index in uniform where axis == runAxis { children[index].part.trimmed = longest }
      for index in uniform where children[index].part.size[axis] != longest {
        children[index].part.size[axis] = longest
        children[index].part.slot[length: axis] = [
          FrameTerm(
            amount: longest, source: .siblings, path: children[index].path,
            words: "the longest of its siblings, which are uniform")
        ]
      }
    }
  }

  /// The running sums that determine the position of a slot along a run.
  private struct Sums {
    var items: CGFloat = 0
    var edges: CGFloat = 0
    var shares = 0
  }

  private func placeAlong(
    _ children: inout [Child], in frame: inout GroupFrame, run: ItemNode.Run, path: String
  ) {
    let axis = run.axis
    let share = frame.hugsAlong ? 0 : share(children, run, room: frame.inner[axis])
    let spacing = Finite.position(run.spacing.solved)
    var sums = Sums()
    var ends: [(end: CGFloat, isPresent: Bool)] = []
    for index in children.indices {
      let (before, after) = (
        children[index].node.edges.start(axis), children[index].node.edges.end(axis)
      )
      var origin: [FrameTerm] = []
      origin.add(frame.insets.start(axis), .inset, path, "the group's inset")
      origin.add(sums.items, .items, path, "\(LintWords.count(index, "item")) in front")
      origin.add(
        CGFloat(index) * spacing, .spacing, path,
        "\(LintWords.count(index, "gap")) of \(LintWords.number(spacing))")
      let own = Finite.position(before.solved)
      origin.add(sums.edges, .edgeSpacing, path, "edge spacing of the items in front")
      origin.add(own, .edgeSpacing, children[index].path, "its edge spacing")
      let flexible =
        sums.shares + (run.spacing.isFlexible ? index : 0) + (before.isFlexible ? 1 : 0)
      origin.add(
        CGFloat(flexible) * share, .share, path,
        "\(LintWords.count(flexible, "flexible gap")) of \(LintWords.number(share)) each, from the "
          + "room left over")
      children[index].corner[origin: axis] = origin
      let length = children[index].part.size[axis]
      let end = Finite.position(after.solved)
      ends.append(
        (origin.total - frame.insets.start(axis) + length + end, children[index].isPresent))
      sums.items += length
      sums.edges += own + end
      sums.shares += (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
    }
    frame.hug(axis) { ends }
  }

  /// Returns the share of the remaining space that each flexible gap along the run takes.
  private func share(_ children: [Child], _ run: ItemNode.Run, room: CGFloat) -> CGFloat {
    let gaps =
      children.flatMap {
        [$0.node.edges.start(run.axis), $0.node.edges.end(run.axis)]
      } + Array(repeating: run.spacing, count: max(0, children.count - 1))
    let used =
      children.reduce(0) { $0 + $1.part.size[run.axis] }
      + gaps.reduce(0) { $0 + Finite.position($1.solved) }
    let flexible = gaps.count { $0.isFlexible }
    return flexible == 0 ? 0 : (room - used) / CGFloat(flexible)
  }

  private func placeAcross(_ children: inout [Child], in frame: inout GroupFrame, path: String) {
    let axis = frame.axis.other
    frame.hug(axis) {
      children.map {
        let before = Finite.position($0.node.edges.start(axis).solved)
        let after = Finite.position($0.node.edges.end(axis).solved)
        return (before + $0.part.size[axis] + after, $0.isPresent)
      }
    }
    for index in children.indices {
      let child = children[index]
      var origin: [FrameTerm] = []
      origin.add(frame.insets.start(axis), .inset, path, "the group's inset")
      origin += Self.across(
        (child.node.edges.start(axis), child.node.edges.end(axis)),
        length: child.part.size[axis], room: frame.inner[axis], path: child.path)
      children[index].corner[origin: axis] = origin
    }
  }

  /// Returns the terms of the position of a single element within `room`.
  static func across(
    _ edges: (before: LayoutSpacing, after: LayoutSpacing), length: CGFloat, room: CGFloat,
    path: String
  ) -> [FrameTerm] {
    let before = Finite.position(edges.before.solved)
    var terms: [FrameTerm] = []
    terms.add(before, .edgeSpacing, path, "its edge spacing")
    guard edges.before.isFlexible else { return terms }
    let left = room - before - length - Finite.position(edges.after.solved)
    let parts: CGFloat = edges.after.isFlexible ? 2 : 1
    terms.add(
      left / parts, .share, path,
      parts == 2 ? "half of the room left over" : "the room left over")
    return terms
  }

  private func assembled(
    _ children: [Child], _ frame: GroupFrame, slot: TermedRect, base: LengthTerms.Base,
    path: String
  ) -> TracedPart {
    var part = TracedPart(slot: slot, size: frame.outer, trimmed: frame.outer[runAxis])
    var reach: (present: CGFloat, full: CGFloat) = (0, 0)
    for child in children {
      let start = child.corner[origin: runAxis].total - frame.insets.start(runAxis)
      var ends = (present: child.part.trimmed, full: child.part.size[runAxis])
      if child.isLeaf {
        let cell = adopt(child, into: &part)
        let end = cell[origin: runAxis].total + cell[length: runAxis].total
        ends = (end, end)
      } else {
        part.adopt(child.part, at: child.corner)
      }
      reach.full = max(reach.full, start + ends.full)
      if child.isPresent { reach.present = max(reach.present, start + ends.present) }
    }
    part.trimmed = length(
      of: part, whole: (frame.full[runAxis], frame.outer[runAxis]), reach: reach)
    if part.filled > 0 {
      part.badges += badges(
        of: frame.node, on: box(part, insets: frame.insets, path), in: base, path: path)
    }
    return part
  }

  /// Adds a present item's cell and badges at its slot, and returns the cell relative to the slot's corner.
  private func adopt(_ child: Child, into part: inout TracedPart) -> TermedRect {
    var cell = child.part.slot
    for axis in LayoutAxis.both {
      cell.inset(
        axis, child.node.insets.start(axis), child.node.insets.end(axis), path: child.path)
    }
    part.capacity += 1
    guard child.isPresent else { return cell }
    part.filled += 1
    let placed = cell.moved(by: child.corner)
    part.leaves.append(placed)
    part.badges += badges(
      of: child.node, on: placed,
      in: LengthTerms.Base(size: placed.size, words: "the size of \(child.path)"),
      path: child.path)
    return cell
  }
}
