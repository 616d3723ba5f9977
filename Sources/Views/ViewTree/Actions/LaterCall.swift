// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import Synchronization

/// A delayed call of a method; the target and the argument are retained until then.
final class LaterCall: Sendable {
  private struct Parts: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
  }

  private let parts: Mutex<Parts?>

  init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    parts = Mutex(Parts(target: target, selector: selector, argument: argument))
  }

  /// Calls the method unless it has been called or cancelled.
  func run() {
    guard let parts = take() else { return }
    parts.selector.send(to: parts.target, [parts.argument])
  }

  /// Cancels the call.
  func cancel() { _ = take() }

  private func take() -> Parts? {
    parts.withLock { parts in
      defer { parts = nil }
      return parts
    }
  }

  /// Calls the method on the main thread.
  func runOnMain(waiting: Bool) {
    if waiting, MainThread.isCurrent { return run() }
    if waiting { return DispatchQueue.main.sync { run() } }
    DispatchQueue.main.async { self.run() }
  }

  /// Returns whether the target of the call is `target`.
  func isOf(_ target: Any) -> Bool {
    parts.withLock { $0?.target === target as AnyObject }
  }

  /// Returns whether the method is `selector` and its argument is equal to `argument`.
  func isOf(_ selector: Selector, _ argument: Any?) -> Bool {
    parts.withLock { parts in
      guard let parts, parts.selector == selector else { return false }
      switch (parts.argument, argument) {
      case (nil, nil): return true
      case (let one as AnyHashable, let two as AnyHashable): return one == two
      case (let one?, let two?): return one as AnyObject === two as AnyObject
      default: return false
      }
    }
  }
}
