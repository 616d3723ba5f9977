// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A timer that calls a method of a target.
final class TargetTimer: Timer {
  private var info: Any?
  private var call: TimerCall?

  /// Says what the timer calls, and what it tells who is called.
  func begin(_ call: TimerCall, _ info: Any?) {
    self.call = call
    self.info = info
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call?.end()
  }
}
