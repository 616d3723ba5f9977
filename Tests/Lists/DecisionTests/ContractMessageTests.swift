// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// These tests run in release builds too (`swift test -c release`), where `precondition` prints no message.
@Suite("Decision 0002, line 13, and decision 0004: messages of broken contracts")
struct ContractMessageTests {
  @Test func `a broken contract stops the program with a message that names the remedy`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Mullion: appendItems: the snapshot has no sections yet."))
    expect(text.contains("Call appendSections(_:) first."))
  }
}
