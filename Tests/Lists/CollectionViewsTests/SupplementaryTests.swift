// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Supplementary and decoration views")
struct SupplementaryTests {
  private static func section(
    pinned: Bool = false, background: Bool = false
  ) -> NSCollectionLayoutSection {
    let section = Layouts.gridSection(columns: 4, height: 80)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = pinned
    section.boundarySupplementaryItems = [header]
    if background { section.decorationItems = [.background(elementKind: "background")] }
    return section
  }

  private func stage(pinned: Bool = false, background: Bool = false) -> Stage {
    let layout = UICollectionViewCompositionalLayout(
      section: Self.section(pinned: pinned, background: background))
    layout.register(RecorderView.self, forDecorationViewOfKind: "background")
    return Stage(layout, counts: Array(repeating: 20, count: 50))
  }

  @Test func `headers in sight are realised and used again`() {
    let stage = stage()
    stage.frame()
    expect(stage.view.visibleSupplementaryViews(ofKind: "header").count, equals: 2)
    for step in 1...40 { stage.scroll(to: CGFloat(step) * 430) }
    expect(
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: "header").map(\.section)
        .sorted(),
      equals: [40, 41])
    expect(stage.counters.otherViewsCreated, equals: 2)
  }

  @Test func `badges stay when their section no longer scrolls by itself`() {
    var isCompact = true
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: Layouts.size(.absolute(10), .absolute(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let item = NSCollectionLayoutItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(1)),
        supplementaryItems: [badge])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Layouts.size(.absolute(80), .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      if isCompact { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
    let stage = Stage(layout, counts: [3])
    stage.frame()
    expect(stage.view.visibleSupplementaryViews(ofKind: "badge").count, equals: 3)
    for _ in 0..<3 {
      isCompact.toggle()
      layout.invalidateLayout()
      stage.frame()
      expect(stage.view.visibleSupplementaryViews(ofKind: "badge").count, equals: 3)
      expect(stage.shown.count, equals: 3)
      stage.view.engine.checkInvariants()
    }
  }

  @Test func `a header is found by kind and index path`() throws {
    let stage = stage()
    stage.frame()
    let path = IndexPath(item: 0, section: 1)
    let header = try #require(stage.view.supplementaryView(forElementKind: "header", at: path))
    expect(header.frame, equals: CGRect(x: 0, y: 430, width: 320, height: 30))
    expect(header.reuseIdentifier, equals: "header")
    expect(stage.view.indexPath(forSupplementaryView: header), equals: path)
    expect(
      stage.view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path)?.frame,
      equals: header.frame)
    expect(stage.view.supplementaryView(forElementKind: "header", at: [9, 0]) == nil)
  }

  @Test func `a pinned header stays at the top in front of the cells`() throws {
    let stage = stage(pinned: true)
    stage.frame()
    stage.scroll(to: 100)
    let header = try #require(stage.view.supplementaryView(forElementKind: "header", at: [0, 0]))
    expect(header.frame.minY, equals: 100)
    expect(header.layer.zPosition, equals: 1_000_000_001)
    expect(stage.counters.layoutSolves, equals: 1)
  }

  @Test func `a pinned header moves out of the way of a new inset`() throws {
    let stage = stage(pinned: true)
    stage.frame()
    stage.scroll(to: 100)
    let header = try #require(stage.view.supplementaryView(forElementKind: "header", at: [0, 0]))
    stage.view.contentInset.top = 40
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 100)
    expect(header.frame.minY, equals: 140)
    stage.view.contentInset.top = 0
    stage.frame()
    expect(header.frame.minY, equals: 100)
    expect(stage.counters.layoutSolves, equals: 1)
  }

  @Test func `a background is behind the cells, of the class its layout registered`() throws {
    let stage = stage(background: true)
    stage.frame()
    let backgrounds = stage.view.subviews.compactMap { $0 as? RecorderView }
      .filter { $0.reuseIdentifier == nil }
    expect(backgrounds.map(\.frame.height).sorted(), equals: [430, 430])
    let cell = try #require(stage.cell(0, 0))
    expect(cell.layer.zPosition, equals: 1)
    expect(backgrounds.allSatisfy { $0.layer.zPosition == 0 })
  }

  @Test func `a header stays with its section when sections move`() throws {
    let stage = stage()
    stage.frame()
    let header = try #require(stage.view.supplementaryView(forElementKind: "header", at: [1, 0]))
    stage.view.performBatchUpdates {
      stage.items.insert([], at: 0)
      stage.view.insertSections([0])
    }
    expect(stage.view.supplementaryView(forElementKind: "header", at: [2, 0]) === header)
  }
}
