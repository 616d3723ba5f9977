// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests of cells in lists that are not list cells.
@MainActor
struct PlainCellTests {
  private func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped
  ) -> Stage {
    let stage = Stage(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)), counts: [3])
    stage.configure = { cell, _ in cell.layer.cornerRadius = 7 }
    stage.frame()
    return stage
  }

  @Test(arguments: [
    UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
  ])
  func `a cell that is no list cell keeps its own look in a list`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    let stage = stage(appearance)
    for row in 0..<3 {
      let cell = try #require(stage.cell(0, row))
      expect(cell.subviews, equals: [cell.contentView])
      expect(cell.layer.cornerRadius, equals: 7)
      expect(cell.layer.maskedCorners.rawValue, equals: 15)
      expect(!cell.clipsToBounds)
    }
  }

  @Test func `a list's rows that are list cells have its look beside others`() throws {
    let stage = Stage(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)), counts: [3])
    stage.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    stage.frame()
    let cell = try #require(stage.view.cellForItem(at: [0, 0]))
    expect(cell.layer.cornerRadius == 10 && cell.clipsToBounds)
    expect(cell.subviews.contains { $0.layer.zPosition == 1 })
  }
}
