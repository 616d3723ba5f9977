// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests of the gallery's settings table.
@MainActor
struct SettingsTests {
  private func networks(_ table: UITableView) -> [String] {
    (0..<4).compactMap {
      let row = table.cellForRow(at: IndexPath(row: $0, section: 3))
      return (row?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test(arguments: [0.25, 0.6, 2])
  func `a network is moved by its grip`(duration: TimeInterval) throws {
    let screen = try #require(Gallery.screens.first { $0.id == "settings" })
    let harness = CollectionViewHarness(screen.make(), size: CGSize(width: 390, height: 844))
    try harness.tap("Edit")
    harness.runUntilIdle()
    let table = try #require(harness.view.firstTable)
    let before = networks(table)
    expect(before.count, equals: 4)
    let offset = table.contentOffset
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 3)))
    let place = row.convert(row.bounds, to: nil)
    let grip = CGPoint(x: place.maxX - 24, y: place.midY)
    let goal = CGPoint(x: grip.x, y: grip.y + place.height * 2)
    harness.dragAndHold(from: grip, to: goal, duration: duration)
    harness.runUntilIdle()
    expect(networks(table), equals: [before[1], before[2], before[0], before[3]])
    expect(table.contentOffset, equals: offset)
  }
}

extension UIView {
  /// The first table view in the view hierarchy, including the view itself.
  fileprivate var firstTable: UITableView? {
    self as? UITableView ?? subviews.lazy.compactMap(\.firstTable).first
  }
}
