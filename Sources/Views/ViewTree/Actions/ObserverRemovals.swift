// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes observers away from centres, one after the other.
///
/// Foundation on Linux frees an observer's block while it holds the centre's lock. What the block held may end with it, and leave
/// a centre itself, which would ask for the lock again. Such removals wait until the first one is done.
enum ObserverRemovals {
  /// The removals of a thread that wait.
  private final class Waiting {
    var removals: [() -> Void] = []
  }

  private static let key = "MullionObserverRemovals"

  /// What Foundation's tokens are.
  private static let tokenClass: AnyClass = {
    let center = NotificationCenter()
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in }
    center.removeObserver(token as Any)
    return type(of: token)
  }()

  /// Calls `remove` with the observer, now or when the removal is done that this thread is at.
  ///
  /// Whatever is no token Foundation does not know: it may be at its end, and is not held.
  static func remove(_ observer: AnyObject, _ remove: @escaping (AnyObject) -> Void) {
    guard type(of: observer) == tokenClass else { return }
    let things = Thread.current.threadDictionary
    if let waiting = things[key] as? Waiting {
      waiting.removals.append { remove(observer) }
      return
    }
    let waiting = Waiting()
    things[key] = waiting
    defer { things[key] = nil }
    remove(observer)
    while let next = waiting.removals.popLast() { next() }
  }
}
