// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The removals of observers from notification centres, made one at a time.
///
/// Foundation on Linux releases an observer's block while it holds the lock of the notification centre.
/// Objects that the block retained may be deallocated by this and remove observers themselves, which would
/// acquire the lock again. Such removals are delayed until the first one has finished.
enum ObserverRemovals {
  /// The delayed removals of a thread.
  private final class Waiting {
    var removals: [() -> Void] = []
  }

  private static let key = "MullionObserverRemovals"

  /// The class of Foundation's observer tokens.
  private static let tokenClass: AnyClass = {
    let center = NotificationCenter()
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in }
    center.removeObserver(token as Any)
    return type(of: token)
  }()

  /// Calls `remove` with the observer, immediately or after the current removal of this thread.
  ///
  /// Objects that are not tokens are ignored: Foundation does not know them, and they are not retained
  /// because they may be deallocating.
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
