// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Cart

final class CartTests: XCTestCase {
  @MainActor func testAnEmptyCartCannotBeCheckedOut() {
    let cart = CartViewController(count: 0)
    cart.loadViewIfNeeded()
    XCTAssertFalse(cart.checkoutButton.isEnabled)
  }
}
