// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The result of ``objc_sync_enter(_:)``, and of ``objc_sync_exit(_:)`` on success.
public let OBJC_SYNC_SUCCESS: Int32 = 0

/// The result of ``objc_sync_exit(_:)`` when the thread does not hold the lock.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Acquires the recursive lock of an object; blocks while another thread holds it.
///
/// - Returns: `OBJC_SYNC_SUCCESS`.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  guard let owner = Owner(obj) else { return OBJC_SYNC_SUCCESS }
  SynchronizedObjects.shared.enter(owner.identifier)
  return OBJC_SYNC_SUCCESS
}

/// Releases the lock of an object, after as many calls as to ``objc_sync_enter(_:)``.
///
/// - Returns: `OBJC_SYNC_SUCCESS`, or `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` if the thread does not hold the
///   lock.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let owner = Owner(obj) else { return OBJC_SYNC_SUCCESS }
  return SynchronizedObjects.shared.exit(owner.identifier)
    ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

/// The locks of objects that a thread holds or waits for.
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
