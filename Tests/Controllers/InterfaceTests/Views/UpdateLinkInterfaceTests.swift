// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for update links compiles.
@MainActor
struct UpdateLinkInterfaceTests {
  private final class Dial: UIView {
    lazy var link = UIUpdateLink(view: self)
    var angle: TimeInterval = 0

    func run() {
      link.addAction(to: .beforeCATransactionCommit) { [unowned self] link, info in
        angle = info.modelTime
        if link.currentUpdateInfo === info { setNeedsDisplay() }
      }
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 120, preferred: 60)
      link.requiresContinuousUpdates = true
      link.isEnabled = true
    }
  }

  @Test func `a view follows the updates of its window`() {
    let dial = Dial()
    dial.run()
    expect(dial.link.isEnabled && dial.link.requiresContinuousUpdates)
    dial.link.isEnabled = false
    expect(dial.angle, equals: 0)
    let phases: [UIUpdateActionPhase] = [
      .afterUpdateScheduled, .beforeEventDispatch, .afterEventDispatch,
      .beforeCADisplayLinkDispatch, .afterCADisplayLinkDispatch, .beforeCATransactionCommit,
      .afterCATransactionCommit, .afterUpdateComplete,
    ]
    expect(Set(phases).count, equals: 8)
  }
}
