// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import Testing

/// Tests of the arrow direction of menus.
@MainActor
struct MenuArrowTests {
  @Test func `a menu points where there is room until somebody says otherwise`() {
    let all: [UIMenuController.ArrowDirection] = [.default, .up, .down, .left, .right]
    expect(all.map(\.rawValue), equals: [0, 1, 2, 3, 4])
    expect(UIMenuController.shared.arrowDirection, equals: .default)
  }
}
