// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The call of a timer, which retains the target until the last call.
final class TimerCall: Sendable {
  private struct Target: @unchecked Sendable {
    let object: AnyObject
  }

  private let target: Mutex<Target?>
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = Mutex(Target(object: target))
    self.selector = selector
  }

  /// Calls the method with `timer`.
  func run(_ timer: Timer, isLast: Bool) {
    guard let object = target.withLock({ $0 })?.object else { return }
    if isLast { end() }
    selector.send(to: object, [timer])
  }

  /// Releases the target.
  func end() {
    let last = target.withLock { target in
      defer { target = nil }
      return target
    }
    _ = last
  }
}
