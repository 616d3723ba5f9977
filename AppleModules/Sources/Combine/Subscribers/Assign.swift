// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// Asks for everything, and writes each element into a property.
  ///
  /// It holds the object until it is cancelled or the publisher ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// What it may fail with.
    public typealias Failure = Never

    private let lock = Lock()
    private let link = UpstreamLink()
    private var root: Root?

    /// Where the property is; nil when it is over.
    public var object: Root? {
      lock.withLock { root }
    }

    /// Which property is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Writes to the property `keyPath` of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (root, self.keyPath) = (object, keyPath)
    }

    /// What it is, for people.
    public var description: String { "Assign \(Root.self)" }

    /// Takes the subscription, and asks for what it wants.
    public func receive(subscription: any Subscription) {
      guard link.accept(subscription) else { return }
      link.request(.unlimited)
    }

    /// Takes an element; returns how many more it wants.
    public func receive(_ value: Input) -> Demand {
      lock.withLock { root }?[keyPath: keyPath] = value
      return .none
    }

    /// Takes the end.
    public func receive(completion: Completion<Never>) {
      if link.finish() { letGo() }
    }

    /// Ends it early.
    public func cancel() {
      letGo()
      link.cancel()
    }

    private func letGo() {
      let old = lock.withLock {
        defer { root = nil }
        return root
      }
      withExtendedLifetime(old) {}
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each element into a property of `object`, until what is returned is let go.
  ///
  /// The object is held meanwhile: one that keeps what is returned holds itself.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
