// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of equal adjacent groups (`GroupSegment`), of their arrangement (`RunShape`), of one of them
/// (`LocatedGroup`), and of a group that was solved separately (`SolvedSegment`, `SolvedGroup`).
@Suite("GroupSegment")
struct GroupSegmentTests {
  private let shape = RunShape(axis: .vertical, lead: 4, gap: 10, isOrthogonal: false)

  private func segment(
    _ groups: Int = 1, length: CGFloat = 40, items: Int = 3,
    content: GroupSegment.Content = .regular
  ) -> GroupSegment {
    GroupSegment(
      size: CGSize(width: 300, height: length), reach: 320, items: items, in: shape,
      content: content
    ).with(groups: groups)
  }

  private func solved(_ sizes: [CGSize?]) -> GroupSegment.Content {
    let leaves = sizes.map { SolvedGroup.Leaf(frame: CGRect(origin: .zero, size: $0 ?? .zero)) }
    return .solved(
      SolvedSegment(
        group: SolvedGroup(
          size: CGSize(width: 300, height: 40), leaves: leaves, supplementaries: [], capacity: 3,
          reachAcross: 300), sizes: sizes))
  }

  @Test func `groups take their length and what is between them`() {
    let extent = segment(5).extent
    expect(extent.places == 5 && extent.items == 15)
    expect(extent.length == 250 && extent.longest == 40)
    expect(extent.reach == 320 && extent.over == 0 && extent.back == 0)
  }

  @Test func `groups that overlap stand out, and those that go back say so`() {
    let close = RunShape(axis: .vertical, lead: 0, gap: -15, isOrthogonal: false)
    let overlapping = GroupSegment(
      size: CGSize(width: 1, height: 40), reach: 1, items: 1, in: close, content: .regular)
    expect(overlapping.pitch == 25 && overlapping.extent.over == 15)
    let back = RunShape(axis: .vertical, lead: 0, gap: -60, isOrthogonal: false)
    let receding = GroupSegment(
      size: CGSize(width: 1, height: 40), reach: 1, items: 1, in: back, content: .regular)
    expect(receding.with(groups: 3).extent.back, equals: 60)
  }

  @Test func `a row that scrolls reaches as far as a group that was measured is thick`() {
    let row = RunShape(axis: .horizontal, lead: 0, gap: 0, isOrthogonal: true)
    let size = CGSize(width: 100, height: 70)
    let regular = GroupSegment(size: size, reach: 9, items: 1, in: row, content: .regular)
    let measured = GroupSegment(size: size, reach: 9, items: 1, in: row, content: .cell(size))
    expect(regular.reach == -.infinity && measured.reach == 70)
    expect(regular.length == 100 && regular.thickness == 70)
  }

  @Test func `a segment divides, and lengthens again`() {
    let (first, back) = segment(5).divided(after: 2)
    var front = first
    expect(front.groups == 2 && back.groups == 3)
    front.lengthen(by: back.groups)
    expect(front.extent, equals: segment(5).extent)
  }

  @Test func `another length keeps what is between the groups`() {
    let longer = segment(3).with(length: 100)
    expect(longer.length == 100 && longer.pitch == 110 && longer.extent.length == 330)
  }

  @Test func `segments are alike when their groups are the same`() {
    let size = CGSize(width: 10, height: 40)
    expect(segment(2).isAlike(segment(7)))
    expect(!segment().isAlike(segment(length: 41)))
    expect(!segment().isAlike(segment(items: 2)))
    expect(!segment().isAlike(segment(content: .cell(size))))
    expect(segment(content: .cell(size)).isAlike(segment(content: .cell(size))))
    expect(
      !segment(content: .cell(size)).isAlike(segment(content: .cell(CGSize(width: 9, height: 40)))))
    expect(segment(content: solved([size, nil])).isAlike(segment(content: solved([size, nil]))))
    expect(!segment(content: solved([size, nil])).isAlike(segment(content: solved([nil, size]))))
    // Nothing measured in them: why they were solved is not known.
    expect(!segment(content: solved([nil])).isAlike(segment(content: solved([nil]))))
  }

  @Test func `measured sizes are those of the items`() {
    let size = CGSize(width: 10, height: 40)
    expect(segment().measuredSize(0) == nil && !segment().isMeasured)
    expect(segment(content: .cell(size)).measuredSize(0), equals: size)
    let measured = segment(content: solved([nil, size]))
    expect(measured.isMeasured && measured.holdsReferences)
    expect((0..<3).map { measured.measuredSize($0) }, equals: [nil, size, nil])
    expect(!segment(content: solved([nil, nil])).isMeasured)
    expect(!segment(content: .cell(size)).holdsReferences)
  }

  @Test func `a solved segment without sizes keeps none`() {
    let group = SolvedGroup(
      size: .zero, leaves: [], supplementaries: [], capacity: 1, reachAcross: 0)
    expect(SolvedSegment(group: group, sizes: [nil, nil]).sizes.isEmpty)
    expect(SolvedSegment(group: group, sizes: [nil, .zero]).sizes, equals: [nil, .zero])
  }

  @Test func `a cell sizes itself when one of its lengths is estimated`() {
    var leaf = SolvedGroup.Leaf(frame: .zero)
    expect(!leaf.sizesItself)
    leaf.selfSizesWidth = true
    expect(leaf.sizesItself)
    leaf = SolvedGroup.Leaf(frame: .zero)
    leaf.selfSizesHeight = true
    expect(leaf.sizesItself)
  }

  @Test(arguments: [-60, -15, 0, 10])
  func `the groups between two positions are those that touch them`(gap: Int) {
    let shape = RunShape(axis: .vertical, lead: 0, gap: CGFloat(gap), isOrthogonal: false)
    let segment = GroupSegment(
      size: CGSize(width: 1, height: 40), reach: 1, items: 1, in: shape, content: .regular
    ).with(groups: 12)
    for low in stride(from: CGFloat(-300), to: 700, by: 7) {
      for high in [low, low + 33, low + 200] {
        let wanted = (0..<12).filter {
          let start = CGFloat($0) * segment.pitch
          return start <= high && start + 40 >= low
        }
        expect(Array(segment.places(from: low, to: high)), equals: wanted, "\(low) to \(high)")
      }
    }
  }

  @Test func `groups without a pitch are met together`() {
    let shape = RunShape(axis: .vertical, lead: 0, gap: -40, isOrthogonal: false)
    let segment = GroupSegment(
      size: CGSize(width: 1, height: 40), reach: 1, items: 1, in: shape, content: .regular
    ).with(groups: 4)
    expect(segment.places(from: 39, to: 50), equals: 0..<4)
    expect(segment.places(from: 41, to: 50).isEmpty)
  }

  @Test func `a group is where those before it leave it`() {
    let tree = ExtentTree([segment(5), segment(4, length: 60, items: 2)])
    let found = tree.find(place: 7)
    let group = LocatedGroup(found, group: 2, lead: shape.lead)
    expect(group.index == 7 && group.firstItem == 19)
    expect(group.start, equals: 394)
    expect(group.items, equals: 19..<21)
  }
}
