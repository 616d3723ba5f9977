// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of single groups; random ones are compared with another solver (`NaiveSolverTests`).
@Suite("GroupSolver")
struct GroupSolverTests {
  private let base = CGSize(width: 320, height: 480)

  /// A group of a cell beside two stacked ones, which fits twice.
  private let nested = Nodes.run(
    Nodes.points(320, 100), .horizontal,
    [
      Nodes.leaf(Nodes.points(100, 100)),
      Nodes.run(Nodes.points(50, 100), .vertical, count: 2, [Nodes.leaf(Nodes.shares(1, 0.5))]),
    ])

  private func solver(_ axis: LayoutAxis = .vertical, present: Int = .max) -> GroupSolver {
    var solver = GroupSolver(grid: PixelGrid(scale: 2), runAxis: axis)
    solver.present = present
    return solver
  }

  private let frames = [
    CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 50, height: 50),
    CGRect(x: 100, y: 50, width: 50, height: 50), CGRect(x: 150, y: 0, width: 100, height: 100),
    CGRect(x: 250, y: 0, width: 50, height: 50), CGRect(x: 250, y: 50, width: 50, height: 50),
  ]

  @Test func `groups in groups are placed, and counted`() {
    var solver = solver()
    let group = solver.solve(nested, in: base)
    expect(group.leaves.map(\.frame), equals: frames)
    expect(group.capacity == 6 && group.size == CGSize(width: 320, height: 100))
    expect(group.reachAcross, equals: 320)
  }

  @Test func `a subitem that comes again is looked at once inside`() {
    var solver = solver()
    _ = solver.solve(nested, in: base)
    // Four slots, and two of the inner group, which is solved once.
    expect(solver.visits, equals: 6)
  }

  @Test(arguments: 1..<6)
  func `items that are missing leave the others where they are`(present: Int) {
    var solver = solver(present: present)
    let group = solver.solve(nested, in: base)
    expect(group.leaves.map(\.frame), equals: Array(frames[..<present]))
    expect(group.capacity, equals: 6)
  }

  @Test func `a group with missing items ends behind those present, and with its own rest`() {
    var solver = solver(.horizontal, present: 1)
    let group = solver.solve(nested, in: base)
    // 100 for the cell, and the 20 that a full group leaves over.
    expect(group.size, equals: CGSize(width: 120, height: 100))
  }

  @Test func `measured lengths count where the description estimates`() {
    let leaf = Nodes.leaf(
      LayoutDimensions(
        width: LayoutDimension(.absolute, 100), height: LayoutDimension(.estimated, 40)))
    var size = Nodes.estimated(320, 40)
    size.width = LayoutDimension(.absolute, 320)
    var solver = solver()
    solver.measured = { $0 == 1 ? CGSize(width: 7, height: 90) : nil }
    let group = solver.solve(Nodes.run(size, .horizontal, [leaf]), in: base)
    expect(group.leaves.map(\.frame.size.height), equals: [40, 90, 40])
    expect(group.leaves.map(\.frame.size.width), equals: [100, 100, 100])
    expect(group.leaves.allSatisfy { $0.selfSizesHeight && !$0.selfSizesWidth })
    expect(group.size.height, equals: 90)
  }

  @Test func `siblings of uniform length are as long as the longest that is there`() {
    let leaf = Nodes.leaf(
      LayoutDimensions(
        width: LayoutDimension(.absolute, 100),
        height: LayoutDimension(.uniformAcrossSiblings, 40)))
    var size = Nodes.estimated(320, 40)
    size.width = LayoutDimension(.absolute, 320)
    var solver = solver(present: 2)
    solver.measured = { [0: 30, 1: 70, 2: 200][$0].map { CGSize(width: 100, height: $0) } }
    let group = solver.solve(Nodes.run(size, .horizontal, [leaf]), in: base)
    expect(group.leaves.map(\.frame.size.height), equals: [70, 70])
    expect(group.size.height, equals: 70)
  }

  @Test func `places of a custom group are taken as they are`() {
    let places = [
      ItemNode.Place(frame: CGRect(x: 5, y: 6, width: 70, height: 80), zIndex: 3),
      ItemNode.Place(frame: CGRect(x: 200, y: 90, width: 10, height: 100), zIndex: 0),
    ]
    let custom = ItemNode(
      size: Nodes.points(320, 200), insets: .zero, edges: .zero, supplementaries: [],
      content: .custom(CGSize(width: 320, height: 200), places))
    var all = solver()
    let full = all.solve(custom, in: base)
    expect(full.leaves.map(\.frame), equals: places.map(\.frame))
    expect(full.leaves.map(\.zIndex) == [3, 0] && full.size.height == 200)
    var one = solver(present: 1)
    let trimmed = one.solve(custom, in: base)
    expect(trimmed.leaves.count == 1 && trimmed.capacity == 2)
    // The item ends at 86; a full group leaves 10 over.
    expect(trimmed.size.height, equals: 96)
  }

  @Test func `badges of an item come before those of its group`() {
    func badge(_ kind: String) -> SupplementaryNode {
      SupplementaryNode(
        kind: kind, size: Nodes.points(10, 10), insets: .zero,
        containerAnchor: LayoutAnchor(edges: [.top, .trailing]), itemAnchor: nil, zIndex: 1)
    }
    var leaf = Nodes.leaf(Nodes.points(100, 40))
    leaf.supplementaries = [badge("item")]
    var group = Nodes.run(Nodes.points(320, 40), .horizontal, count: 2, [leaf])
    group.supplementaries = [badge("group")]
    var solver = solver()
    let solved = solver.solve(group, in: base)
    expect(solved.supplementaries.map(\.kind), equals: ["item", "item", "group"])
    expect(solved.supplementaries.map(\.frame.minX), equals: [90, 190, 310])
  }

  @Test func `boxes are kept when somebody asks, each below the group it is in`() {
    var solver = solver(present: 5)
    expect(solver.part(nested, in: base, first: 0).boxes.isEmpty)
    // Pictures of groups ask for measured sizes, so that each subitem is looked at for itself.
    solver.measured = { _ in nil }
    solver.keepsBoxes = true
    let boxes = solver.part(nested, in: base, first: 0).boxes
    let contents: [LayoutBox.Content] = [
      .group(.horizontal), .item(0), .group(.vertical), .item(1), .item(2), .item(3),
      .group(.vertical), .item(4),
    ]
    expect(boxes.map(\.content), equals: contents)
    expect(boxes.map(\.depth), equals: [0, 1, 1, 2, 2, 1, 1, 2])
    let halves = boxes.map(\.slot).filter { (slot: CGRect) -> Bool in
      slot.size == CGSize(width: 50, height: 50)
    }
    expect(halves, equals: [frames[1], frames[2], frames[4]])
  }
}
