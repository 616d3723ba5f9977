// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionControls
import Testing
import UIKit

/// Tests of `isPinned` in the configuration states of headers.
@MainActor
@Suite("Pinned state")
struct PinnedStateTests {
  private static let kind = UICollectionView.elementKindSectionHeader

  private static func compositional(pinned: Bool) -> UICollectionViewLayout {
    let section = Layouts.gridSection(columns: 4, height: 80)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), elementKind: kind,
      alignment: .top)
    header.pinToVisibleBounds = pinned
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private static func flow(pinned: Bool) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    layout.sectionHeadersPinToVisibleBounds = pinned
    return layout
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var states: [Bool] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 5 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      guard indexPath.section == 0, let cell = view as? UICollectionViewCell else { return view }
      cell.configurationUpdateHandler = { [unowned self] _, state in states.append(state.isPinned) }
      return view
    }
  }

  private func states(_ layout: UICollectionViewLayout, at offsets: [CGFloat]) -> [[Bool]] {
    let stage = Stage(layout, counts: [1])
    let source = Source()
    stage.view.register(
      UICollectionViewCell.self, forSupplementaryViewOfKind: Self.kind,
      withReuseIdentifier: "header")
    stage.view.dataSource = source
    stage.frame()
    return offsets.map { offset in
      source.states = []
      stage.scroll(to: offset)
      return source.states
    }
  }

  @Test(arguments: [true, false])
  func `a header cell is pinned while it is kept in sight`(isFlow: Bool) {
    let layout = isFlow ? Self.flow(pinned: true) : Self.compositional(pinned: true)
    expect(states(layout, at: [0, 10, 50, 0]).dropFirst(), equals: [[true], [], [false]])
  }

  @Test(arguments: [true, false])
  func `a header that scrolls with its section is never pinned`(isFlow: Bool) {
    let layout = isFlow ? Self.flow(pinned: false) : Self.compositional(pinned: false)
    expect(states(layout, at: [0, 10]).dropFirst(), equals: [[]])
  }

  @Test func `the header of a plain table is pinned while rows scroll under it`() throws {
    let stage = TableStage(counts: [20, 20])
    stage.source.titles = { ["A", "B"] }
    stage.frame()
    let header = try #require(stage.table.headerView(forSection: 0))
    var states: [Bool] = []
    header.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
    stage.frame()
    expect(states, equals: [false])
    stage.scroll(to: 60)
    expect(header.configurationState.isPinned)
    stage.scroll(to: 0)
    expect(states, equals: [false, true, false])
  }
}
