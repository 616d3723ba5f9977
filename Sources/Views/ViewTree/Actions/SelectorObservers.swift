// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The observers whose methods notification centres call.
enum SelectorObservers {
  private static let known = Mutex<[SelectorObserver]>([])
  /// The number of observers above which deallocated ones are removed.
  private static let limit = Mutex(64)

  /// Adds an observer of `object` to `center`.
  static func add(_ observer: SelectorObserver, object: Any?, to center: NotificationCenter) {
    var observer = observer
    observer.begin(in: center, object: object)
    let begun = observer
    let count = known.withLock { known in
      known.append(begun)
      return known.count
    }
    guard limit.withLock({ count > $0 }) else { return }
    let rest = take { $0.isOver }
    limit.withLock { $0 = max(64, 2 * rest) }
  }

  /// Removes the observers of `center` for which `isMeant` returns `true`, and deallocated ones.
  static func remove(
    from center: NotificationCenter, where isMeant: (SelectorObserver) -> Bool
  ) {
    take { $0.isOver || $0.isIn(center) && isMeant($0) }
  }

  /// Removes the observers for which `isMeant` returns `true`.
  ///
  /// - Returns: The number of remaining observers.
  @discardableResult
  private static func take(where isMeant: (SelectorObserver) -> Bool) -> Int {
    let (taken, rest) = known.withLock { known in
      let taken = known.filter(isMeant)
      if !taken.isEmpty { known.removeAll(where: isMeant) }
      return (taken, known.count)
    }
    taken.forEach { $0.end() }
    return rest
  }
}
