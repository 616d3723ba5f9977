// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionExtras
import Testing
import UIKit

@MainActor
@Suite("Outlines built anew")
struct ExpansionTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func outline(_ folders: [String: [String]]) -> Outline {
    var outline = Outline()
    outline.append(folders.keys.sorted())
    for (folder, files) in folders { outline.append(files, to: folder) }
    return outline
  }

  @Test func `what was expanded is expanded again, if it is still there`() {
    var old = outline(["a": ["a1"], "b": ["b1"], "c": ["c1"]])
    old.expand(["a", "c"])
    var new = outline(["a": ["a1", "a2"], "b": ["b1"], "d": ["d1"]])
    new.expand(["d"])
    new.keepExpansion(of: old)
    expect(new.visibleItems, equals: ["a", "a1", "a2", "b", "d", "d1"])
  }

  @Test func `a data source keeps what a person expanded`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.apply(outline(["a": ["a1"], "b": ["b1"]]), to: 0, animatingDifferences: false)
    var expanded = source.snapshot(for: 0)
    expanded.expand(["b"])
    source.apply(expanded, to: 0, animatingDifferences: false)
    source.applyKeepingExpansion(
      outline(["a": ["a1"], "b": ["b1", "b2"]]), to: 0, animatingDifferences: false)
    expect(source.snapshot().itemIdentifiers, equals: ["a", "b", "b1", "b2"])
  }
}
