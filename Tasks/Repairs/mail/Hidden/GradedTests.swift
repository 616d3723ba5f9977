// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Mail

final class GradedTests: XCTestCase {
  private var messages = [
    Message(id: 1, subject: "Lunch"), Message(id: 2, subject: "Rent"),
    Message(id: 3, subject: "Tickets", isRead: true),
  ]

  @MainActor private func selected(_ inbox: InboxViewController) -> [Int] {
    (inbox.collectionView.indexPathsForSelectedItems ?? []).map(\.item)
  }

  @MainActor func testATappedMessageStaysSelected() throws {
    let inbox = withDevice(.iPadMini) { InboxViewController(messages: messages) }
    let harness = CollectionViewHarness(inbox, on: .iPadMini)
    try harness.tap("Rent")
    harness.runUntilIdle()
    XCTAssertEqual(selected(inbox), [1])
    XCTAssertEqual(
      inbox.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected, true)
    XCTAssertEqual(Screen(harness).texts, ["Lunch", "New", "Rent", "Tickets"])
  }

  @MainActor func testUpdatesKeepTheSelection() throws {
    let inbox = withDevice(.iPadMini) { InboxViewController(messages: messages) }
    let harness = CollectionViewHarness(inbox, on: .iPadMini)
    try harness.tap("Tickets")
    messages[2].subject = "Tickets for Friday"
    inbox.update([messages[2], Message(id: 7, subject: "Hello"), messages[0], messages[1]])
    harness.runUntilIdle()
    XCTAssertEqual(selected(inbox), [0])
    XCTAssertEqual(
      Screen(harness).texts, ["Tickets for Friday", "Hello", "New", "Lunch", "New", "Rent", "New"])
    inbox.update([messages[0], messages[1]])
    harness.runUntilIdle()
    XCTAssertEqual(selected(inbox), [])
  }

  @MainActor func testAnUnchangedRowIsNotConfiguredAgain() throws {
    let inbox = withDevice(.iPadMini) { InboxViewController(messages: messages) }
    let harness = CollectionViewHarness(inbox, on: .iPadMini)
    harness.layout()
    let before = harness.work
    try harness.tap("Lunch")
    harness.runUntilIdle()
    XCTAssertLessThanOrEqual(harness.work.since(before).cellsConfigured, 3)
    XCTAssertEqual(harness.work.since(before).cellsCreated, 0)
  }
}
