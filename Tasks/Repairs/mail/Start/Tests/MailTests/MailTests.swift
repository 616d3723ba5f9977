// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Mail

final class MailTests: XCTestCase {
  @MainActor func testATapOpensAMessage() throws {
    let inbox = withDevice(.iPadMini) {
      InboxViewController(messages: [
        Message(id: 4, subject: "Lunch"), Message(id: 9, subject: "Rent"),
      ])
    }
    let harness = CollectionViewHarness(inbox, on: .iPadMini)
    var opened: [Int] = []
    inbox.onOpen = { opened.append($0) }
    try harness.tap("Rent")
    XCTAssertEqual(opened, [9])
  }
}
