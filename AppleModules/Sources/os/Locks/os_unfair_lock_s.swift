// SPDX-License-Identifier: Apache-2.0

import CUnfairLock

/// A small lock, which lives where its owner says.
///
/// As there, it must not move while it is locked: keep it in memory that is allocated for it, or use
/// ``OSAllocatedUnfairLock``.
public struct os_unfair_lock_s: Sendable {
  fileprivate var _os_unfair_lock_opaque: UInt32

  /// A free lock.
  public init() {
    _os_unfair_lock_opaque = 0
  }

  /// A lock in a state; 0 is free.
  public init(_os_unfair_lock_opaque: UInt32) {
    self._os_unfair_lock_opaque = _os_unfair_lock_opaque
  }
}

/// A small lock.
public typealias os_unfair_lock = os_unfair_lock_s

/// Where a small lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is free, and takes it; stops the program if the thread has it already.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  unfair_lock_lock(lock.state)
}

/// Takes the lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  unfair_lock_try(lock.state)
}

/// Frees the lock; stops the program if the thread doesn't have it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  unfair_lock_unlock(lock.state)
}

/// Stops the program if the thread doesn't have the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  if !unfair_lock_is_mine(lock.state) {
    fatalError("os_unfair_lock_assert_owner: this thread doesn't have the lock")
  }
}

/// Stops the program if the thread has the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  if unfair_lock_is_mine(lock.state) {
    fatalError("os_unfair_lock_assert_not_owner: this thread has the lock")
  }
}

extension os_unfair_lock_t {
  fileprivate var state: UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: UInt32.self)
  }
}
