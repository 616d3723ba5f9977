// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What ``objc_sync_exit(_:)`` returns when all is well.
public let OBJC_SYNC_SUCCESS: Int32 = 0

/// What ``objc_sync_exit(_:)`` returns when the thread did not enter before.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Waits until no other thread is between enter and exit with this object.
///
/// The same thread may enter again.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  guard let owner = Owner(obj) else { return OBJC_SYNC_SUCCESS }
  SynchronizedObjects.shared.enter(owner.identifier)
  return OBJC_SYNC_SUCCESS
}

/// Lets other threads enter with this object, after as many exits as there were entries.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let owner = Owner(obj) else { return OBJC_SYNC_SUCCESS }
  return SynchronizedObjects.shared.exit(owner.identifier)
    ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

/// The locks of objects that a thread has entered with, or waits for.
private final class SynchronizedObjects: @unchecked Sendable {
  static let shared = SynchronizedObjects()

  private struct Entry {
    let lock = NSRecursiveLock()
    var users = 0
    var owner: pthread_t?
    var depth = 0
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func enter(_ identifier: ObjectIdentifier) {
    let own = lock.withLock {
      entries[identifier, default: Entry()].users += 1
      return entries[identifier]?.lock
    }
    own?.lock()
    lock.withLock {
      entries[identifier]?.owner = pthread_self()
      entries[identifier]?.depth += 1
    }
  }

  func exit(_ identifier: ObjectIdentifier) -> Bool {
    let own: NSRecursiveLock? = lock.withLock {
      guard let entry = entries[identifier], entry.owner == pthread_self() else { return nil }
      entries[identifier]?.users -= 1
      entries[identifier]?.depth -= 1
      if entry.depth == 1 { entries[identifier]?.owner = nil }
      if entry.users == 1 { entries[identifier] = nil }
      return entry.lock
    }
    own?.unlock()
    return own != nil
  }
}
