// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A timer that calls a method of a target.
final class TargetTimer: Timer {
  private var info: Any?
  private var call: TimerCall?

  /// Sets the call and the user info of the timer.
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
