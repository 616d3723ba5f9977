// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

/// Tests of inset groups beside covered parts of the screen.
@MainActor
struct InsetGroupTests {
  private let covered = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
  private let size = CGSize(width: 844, height: 390)

  @Test func `the card of an inset group keeps clear of the safe area's sides`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let list = Stage(list: configuration, counts: [3], size: size)
    expect(list.frame(0, 0)?.minX, equals: 20)
    list.view.setOwnSafeAreaInsets(covered)
    list.frame()
    let frame = try #require(list.frame(0, 0))
    expect(frame.minX == 79 && frame.maxX == 844 - 79)
    expect(list.header(0)?.minX, equals: 79)
    let ground = try #require(list.backgrounds.first)
    expect(ground.frame.minX <= 0 && ground.frame.maxX >= 844)
  }

  @Test func `sides that are covered differently stay where they are from right to left`() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    let list = Stage(
      list: UICollectionLayoutListConfiguration(appearance: .insetGrouped), counts: [3], size: size,
      traits: traits)
    list.view.setOwnSafeAreaInsets(UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 10))
    list.frame()
    let frame = try #require(list.frame(0, 0))
    expect(frame.minX == 79 && frame.maxX == 844 - 30)
  }

  @Test func `other lists go on to the edges`() {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped] {
      let list = Stage(
        list: UICollectionLayoutListConfiguration(appearance: appearance), counts: [3], size: size)
      list.view.setOwnSafeAreaInsets(covered)
      list.frame()
      expect(list.frame(0, 0)?.width, equals: 844)
    }
  }

  @Test func `the cards of tables keep clear of the safe area's sides, and texts move once`()
    throws
  {
    let stage = TableStage(.insetGrouped, rows: [["a", "b"]], size: size)
    stage.table.setOwnSafeAreaInsets(covered)
    stage.frame()
    let cell = try #require(stage.cell(0, 0))
    expect(stage.table.rectForRow(at: [0, 0]).minX, equals: 79)
    expect(stage.table.rectForRow(at: [0, 0]).width, equals: 686)
    expect(cell.contentView.frame.minX, equals: 0)
    expect(cell.textLabel?.frame.minX, equals: 16)
  }
}
