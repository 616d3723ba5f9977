// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct LayoutCheckTests {
  static func grid(columns: Int, spacing: CGFloat = 0) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Returns a layout of three cells of 100 by 100 points: the second overlaps the first by 10 points, the
  /// third follows after 5 points.
  static func crooked() -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    ) { _ in
      [0, 90, 195].map {
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0, y: 0, width: 100, height: 100))
      }
    }
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func rows(estimated: CGFloat) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimated))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test func `a layout alone shows as many items as it is told`() {
    let harness = CollectionViewHarness(layout: Self.grid(columns: 3), items: [4, 2])
    expect(
      harness.elements.map(\.texts), equals: [["0.0"], ["0.1"], ["0.2"], ["0.3"], ["1.0"], ["1.1"]])
  }

  @Test(arguments: Device.all, [1, 3, 7])
  func `a grid keeps every rule on every device`(device: Device, columns: Int) throws {
    let harness = CollectionViewHarness(
      layout: Self.grid(columns: columns, spacing: 8), items: [40], on: device)
    try harness.check(
      .noOverlap, .noGap(spacing: 8), .insideContent, .labelsInside, .measuredOnce,
      .noLintFindings())
  }

  @Test func `cells that cover each other are named with what they share`() {
    let harness = CollectionViewHarness(layout: Self.crooked(), items: [3])
    let failure = #expect(throws: CheckFailure.self) { try harness.check(.noOverlap) }
    expect(
      failure?.violations,
      equals: [
        "no overlap: cell 0.0 (0, 0, 100, 100) and cell 0.1 (90, 0, 100, 100) share "
          + "(90, 0, 10, 100)"
      ])
  }

  @Test func `a gap is named with the two cells and its size`() {
    let harness = CollectionViewHarness(layout: Self.crooked(), items: [3])
    let failure = #expect(throws: CheckFailure.self) { try harness.check(.noGap()) }
    expect(
      failure?.violations,
      equals: [
        "no gap beyond a pixel: between cell 0.1 (90, 0, 100, 100) and cell 0.2 "
          + "(195, 0, 100, 100) are 5 points, and not 0"
      ])
    #expect(throws: Never.self) { try harness.check(.noGap(spacing: 5)) }
  }

  @Test func `an item that leaves the content is named`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    ) { _ in [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 380, y: 0, width: 20, height: 50))]
    }
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let harness = CollectionViewHarness(layout: layout, items: [1])
    let failure = #expect(throws: CheckFailure.self) { try harness.check(.insideContent) }
    expect(
      failure?.description.contains(
        "cell 0.0 (380, 0, 20, 50) leaves the content, (0, 0, 390, 844)"), equals: true)
  }

  @Test func `a label that leaves its cell is named`() {
    let harness = CollectionViewHarness(layout: Self.grid(columns: 2), items: [2])
    #expect(throws: Never.self) { try harness.check(.labelsInside) }
    let cell = harness.collectionView?.cellForItem(at: IndexPath(item: 1, section: 0))
    cell?.contentView.subviews.first?.frame.origin.x = 30
    let failure = #expect(throws: CheckFailure.self) { try harness.check(.labelsInside) }
    expect(failure?.description.contains("\"0.1\" at (30, 0"), equals: true)
  }

  @Test func `each side of a frame that is off is named, and why it is so`() {
    let harness = CollectionViewHarness(layout: Self.grid(columns: 3), items: [6])
    #expect(throws: Never.self) {
      try harness.checkFrame(ofItem: 4, is: CGRect(x: 130, y: 100, width: 130, height: 100))
    }
    let failure = #expect(throws: CheckFailure.self) {
      try harness.checkFrame(ofItem: 4, is: CGRect(x: 131, y: 100, width: 130, height: 100))
    }
    expect(failure?.violations.first, equals: "cell 0.4: x is 130 and not 131")
    expect(failure?.description.contains("why:"), equals: true)
    #expect(throws: Never.self) {
      try harness.checkFrame(
        ofItem: 4, is: CGRect(x: 131, y: 100, width: 130, height: 100), within: 1)
    }
    let missing = #expect(throws: CheckFailure.self) {
      try harness.checkFrame(ofItem: 9, is: .zero)
    }
    expect(missing?.violations, equals: ["there is no cell 0.9: section 0 has 6 items"])
    let beyond = #expect(throws: CheckFailure.self) {
      try harness.checkFrame(ofItem: 0, inSection: 2, is: .zero)
    }
    expect(beyond?.violations, equals: ["there is no cell 2.0: there are 1 sections"])
  }

  @Test func `sizes that elements want are asked for once`() throws {
    var asked = 0
    let harness = CollectionViewHarness(layout: Self.rows(estimated: 44), items: [30]) {
      kind, path, size in
      if kind == nil { asked += 1 }
      return CGSize(width: size.width, height: 60)
    }
    try harness.check(.measuredOnce)
    expect(asked, equals: harness.work.measured)
    expect(asked >= 14)
    try harness.checkFrame(ofItem: 1, is: CGRect(x: 0, y: 60, width: 390, height: 60))
  }

  @Test func `a failure says where the check stands, and why a cell is where it is`() throws {
    let harness = CollectionViewHarness(layout: Self.grid(columns: 2, spacing: 8), items: [4])
    let line = #line + 1
    let failure = #expect(throws: CheckFailure.self) {
      try harness.check(.noGap(spacing: 4), .noOverlap)
    }
    let lines = try #require(failure?.description.split(separator: "\n"))
    expect(lines[0], equals: "CollectionViewTestingTests/LayoutCheckTests.swift:\(line)")
    expect(lines.contains { $0.contains("1 gap of 8") })
    expect(lines.contains { $0.hasPrefix("why: cell 0.1: (199, 0, 191, 100)") })
  }

  @Test func `a rule of one's own says what to do`() {
    let rule = LayoutCheck("few cells", advice: { _ in "Make them larger." }) { harness in
      harness.elements.count > 3 ? ["there are \(harness.elements.count)"] : []
    }
    let harness = CollectionViewHarness(layout: Self.grid(columns: 3), items: [6])
    let failure = #expect(throws: CheckFailure.self) { try harness.check(rule) }
    expect(failure?.violations, equals: ["few cells: there are 6"])
    expect(
      failure?.description.hasSuffix("few cells: there are 6\nMake them larger."), equals: true)
  }

  @Test func `a view that is asked again without need is named`() throws {
    let harness = CollectionViewHarness(layout: Self.rows(estimated: 44), items: [2]) {
      CGSize(width: $2.width, height: 60)
    }
    harness.collectionView?.reloadData()
    harness.layout()
    // A reload may ask again.
    try harness.check(.measuredOnce)
  }
}
