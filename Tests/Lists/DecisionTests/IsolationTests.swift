// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that values are usable outside the main actor; the essential test is that the file compiles in Swift
/// 6 mode.
@Suite("Decision 0002, line 7: what is not isolated")
struct IsolationTests {
  private func isSendable<Value: Sendable>(_ value: Value) -> Bool { true }

  @Test func `colours, traits and geometry are made and sent anywhere`() async {
    let color = UIColor.red
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(isSendable(color) && isSendable(traits) && isSendable(insets))
    let style = await Task.detached { traits.userInterfaceStyle }.value
    expect(style, equals: .dark)
  }

  @Test func `snapshots are made, changed and sent anywhere`() async {
    let count = await Task.detached {
      var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
      snapshot.appendSections([0])
      snapshot.appendItems([UUID(), UUID()])
      return snapshot
    }.value.numberOfItems
    expect(count, equals: 2)
  }
}
