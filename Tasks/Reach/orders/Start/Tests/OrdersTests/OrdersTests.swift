// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Orders

final class OrdersTests: XCTestCase {
  @MainActor func testTheTextsAreShown() {
    let view = OrderView(title: "Tea", price: "4 €", date: "Monday")
    XCTAssertEqual(view.titleLabel.text, "Tea")
    XCTAssertEqual(view.dateLabel.textColor, .secondaryLabel)
  }
}
