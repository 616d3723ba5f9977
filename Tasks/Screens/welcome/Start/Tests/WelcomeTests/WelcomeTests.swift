// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Welcome

final class WelcomeTests: XCTestCase {
  @MainActor func testTheScreenHasABackground() {
    let welcome = WelcomeViewController()
    welcome.loadViewIfNeeded()
    XCTAssertEqual(welcome.view.backgroundColor, .systemBackground)
  }
}
