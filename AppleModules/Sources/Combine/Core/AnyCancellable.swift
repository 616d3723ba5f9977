// SPDX-License-Identifier: Apache-2.0

/// A type-erased cancellable that cancels when `cancel()` is called or when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Creates a cancellable that calls `cancel` once, when it is cancelled or deallocated.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates a cancellable that cancels `canceller` when it is cancelled or deallocated.
  public init<C>(_ canceller: C) where C: Cancellable {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  /// Cancels the activity; further calls have no effect.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Appends this cancellable to `collection`.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Inserts this cancellable into `set`.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Returns whether two references are to the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
