// SPDX-License-Identifier: Apache-2.0

import CUnfairLock

/// A low-level lock in memory of its owner.
///
/// It must not move in memory while it is held: allocate memory for it, or use ``OSAllocatedUnfairLock``.
public struct os_unfair_lock_s: Sendable {
  fileprivate var _os_unfair_lock_opaque: UInt32

  /// Creates a free lock.
  public init() {
    _os_unfair_lock_opaque = 0
  }

  /// Creates a lock from its state; 0 is free.
  public init(_os_unfair_lock_opaque: UInt32) {
    self._os_unfair_lock_opaque = _os_unfair_lock_opaque
  }
}

/// A low-level lock.
public typealias os_unfair_lock = os_unfair_lock_s

/// A pointer to a low-level lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Acquires the lock; blocks while another thread holds it.
///
/// Stops the program if the current thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  unfair_lock_lock(lock.state)
}

/// Acquires the lock if it is available.
///
/// - Returns: Whether the lock was acquired.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  unfair_lock_try(lock.state)
}

/// Releases the lock; stops the program if the current thread does not hold it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  unfair_lock_unlock(lock.state)
}

/// Stops the program if the current thread does not hold the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  if !unfair_lock_is_mine(lock.state) {
    fatalError("os_unfair_lock_assert_owner: this thread does not hold the lock")
  }
}

/// Stops the program if the current thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  if unfair_lock_is_mine(lock.state) {
    fatalError("os_unfair_lock_assert_not_owner: this thread holds the lock")
  }
}

extension os_unfair_lock_t {
  fileprivate var state: UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: UInt32.self)
  }
}
