// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Settings

final class SettingsTests: XCTestCase {
  @MainActor func testTheScreenHasATitle() {
    XCTAssertEqual(SettingsViewController(model: SettingsModel()).title, "Settings")
  }
}
