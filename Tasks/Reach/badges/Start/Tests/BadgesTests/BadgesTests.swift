// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Badges

@MainActor struct BadgesTests {
  @Test func `a badge has its text`() {
    #expect(BadgeView(text: "New", kind: .good).label.text == "New")
  }
}
