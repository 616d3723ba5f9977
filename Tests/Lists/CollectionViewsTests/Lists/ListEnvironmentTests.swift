// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionViews
import Testing
import UIKit

@MainActor
struct ListEnvironmentTests {
  @Test func `cells and headers know the kind of list they are in`() throws {
    var grouped = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    grouped.headerMode = .supplementary
    let list = Stage(
      lists: [grouped, UICollectionLayoutListConfiguration(appearance: .sidebar)], counts: [2, 2])
    let view = list.view
    let first = try #require(list.cell(0, 0))
    let last = try #require(list.cell(1, 0))
    expect(first.contentView.traitCollection.listEnvironment, equals: .insetGrouped)
    expect(last.traitCollection.listEnvironment, equals: .sidebar)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    expect(header?.traitCollection.listEnvironment, equals: .insetGrouped)
    expect(view.traitCollection.listEnvironment, equals: .unspecified)
  }
}
