// SPDX-License-Identifier: Apache-2.0

/// Cancels when it is told to, or when the last reference to it goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Calls `cancel` once, when this is cancelled or let go.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Cancels `canceller` when this is cancelled or let go.
  public init<C>(_ canceller: C) where C: Cancellable {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  /// Cancels; the second time has no effect.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps this in a collection of what is to be cancelled.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set of what is to be cancelled.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  /// Mixes in what equality looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
