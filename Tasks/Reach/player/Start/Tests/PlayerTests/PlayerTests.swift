// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Player

@MainActor struct PlayerTests {
  @Test func `the bar has its parts in a row`() {
    let bar = PlayerBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.layoutIfNeeded()
    #expect(bar.backButton.frame.minX == 8)
    #expect(bar.speedLabel.frame.maxX == 384)
  }
}
