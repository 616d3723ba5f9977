// SPDX-License-Identifier: Apache-2.0

/// A lock together with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let storage: Storage

  private final class Storage: @unchecked Sendable {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      lock.initialize(to: os_unfair_lock())
      self.state = state
    }

    deinit {
      lock.deallocate()
    }
  }

  /// A condition on the ownership of the lock.
  public enum Ownership: Hashable, Sendable {
    /// The condition that the current thread holds the lock.
    case owner
    /// The condition that the current thread does not hold the lock.
    case notOwner
  }

  /// Creates a lock that protects `initialState`, which nothing else may access.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Creates a lock that protects `initialState`.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Calls `body` with the state while the lock is held.
  ///
  /// - Returns: The result of `body`.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls `body` with the state while the lock is held.
  ///
  /// - Returns: The result of `body`.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls `body` with the state if the lock is available.
  ///
  /// - Returns: The result of `body`, or `nil` if a thread holds the lock.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls `body` with the state if the lock is available.
  ///
  /// - Returns: The result of `body`, or `nil` if a thread holds the lock.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Stops the program if `condition` does not hold.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without state.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Acquires the lock; blocks while another thread holds it.
  ///
  /// Stops the program if the current thread holds it.
  public func lock() {
    os_unfair_lock_lock(storage.lock)
  }

  /// Releases the lock; stops the program if the current thread does not hold it.
  public func unlock() {
    os_unfair_lock_unlock(storage.lock)
  }

  /// Acquires the lock if it is available.
  ///
  /// - Returns: Whether the lock was acquired.
  public func lockIfAvailable() -> Bool {
    os_unfair_lock_trylock(storage.lock)
  }

  /// Calls `body` while the lock is held.
  ///
  /// - Returns: The result of `body`.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls `body` while the lock is held.
  ///
  /// - Returns: The result of `body`.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls `body` if the lock is available.
  ///
  /// - Returns: The result of `body`, or `nil` if a thread holds the lock.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }
}
