// SPDX-License-Identifier: Apache-2.0

/// A lock, with the state that it guards.
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

  /// What is asserted about who has the lock.
  public enum Ownership: Hashable, Sendable {
    /// This thread has it.
    case owner
    /// This thread doesn't have it.
    case notOwner
  }

  /// A lock that guards `initialState`, which nobody else uses.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// A lock that guards `initialState`.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Calls `body` with the state while no other thread does.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls `body` with the state while no other thread does.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls `body` with the state if no other thread has the lock; nil if one has.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls `body` with the state if no other thread has the lock; nil if one has.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Stops the program when it is not as `condition` says.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock that guards what its user knows.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until the lock is free, and takes it.
  public func lock() {
    os_unfair_lock_lock(storage.lock)
  }

  /// Frees the lock.
  public func unlock() {
    os_unfair_lock_unlock(storage.lock)
  }

  /// Takes the lock if it is free.
  public func lockIfAvailable() -> Bool {
    os_unfair_lock_trylock(storage.lock)
  }

  /// Calls `body` while no other thread has the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls `body` while no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls `body` if no other thread has the lock; nil if one has.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }
}
