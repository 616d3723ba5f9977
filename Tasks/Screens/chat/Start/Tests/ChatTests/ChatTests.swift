// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Chat

final class ChatTests: XCTestCase {
  @MainActor func testTheMessagesAreKept() {
    let messages = [Message(id: 1, text: "Hi", isMine: true)]
    XCTAssertEqual(ChatViewController(messages: messages).messages, messages)
  }
}
