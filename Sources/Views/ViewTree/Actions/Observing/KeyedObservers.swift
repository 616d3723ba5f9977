// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The registrations of observers by key path.
enum KeyedObservers {
  private static let known = Mutex<[KeyedObserver]>([])

  /// Adds an observer of `object`.
  static func add(_ observer: KeyedObserver, of object: NSObject) {
    if let observation = observer.observation { ValueObserving.add(observation, of: object) }
    known.withLock { known in
      known.removeAll { $0.isOver }
      known.append(observer)
    }
  }

  /// Removes the observers for which `isMeant` returns `true`, and those whose observer or object was
  /// deallocated.
  static func remove(where isMeant: (KeyedObserver) -> Bool) {
    known.withLock { known in known.removeAll { $0.isOver || isMeant($0) } }
  }
}
