// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Receipt

@MainActor struct ReceiptTests {
  @Test func `the lines are kept`() {
    let lines = [ReceiptLine(name: "Tea", count: 2, price: 350)]
    #expect(ReceiptView(lines: lines).lines == lines)
  }
}
