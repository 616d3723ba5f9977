// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Month

@MainActor struct MonthTests {
  @Test func `a view has its month`() {
    let view = MonthView(year: 2024, month: 2, calendar: Calendar(identifier: .gregorian))
    #expect(view.month == 2)
  }
}
