// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// A subscriber with unlimited demand that assigns each element to a property.
  ///
  /// It retains the object until it is cancelled or the publisher ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// The failure type; the subscriber accepts only publishers that cannot fail.
    public typealias Failure = Never

    private let lock = Lock()
    private let link = UpstreamLink()
    private var root: Root?

    /// The object with the property; `nil` after the end.
    public var object: Root? {
      lock.withLock { root }
    }

    /// The key path of the property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that assigns to the property `keyPath` of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (root, self.keyPath) = (object, keyPath)
    }

    /// A textual representation of the subscriber.
    public var description: String { "Assign \(Root.self)" }

    /// Receives the subscription, and requests an unlimited number of elements.
    public func receive(subscription: any Subscription) {
      guard link.accept(subscription) else { return }
      link.request(.unlimited)
    }

    /// Receives an element, and assigns it.
    ///
    /// - Returns: The additional demand, `.none`.
    public func receive(_ value: Input) -> Demand {
      lock.withLock { root }?[keyPath: keyPath] = value
      return .none
    }

    /// Receives the completion.
    public func receive(completion: Completion<Never>) {
      if link.finish() { release() }
    }

    /// Cancels the subscription.
    public func cancel() {
      release()
      link.cancel()
    }

    private func release() {
      let old = lock.withLock {
        defer { root = nil }
        return root
      }
      withExtendedLifetime(old) {}
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each element to a property of `object`.
  ///
  /// The subscription retains `object`: an object that stores the returned value creates a reference cycle.
  ///
  /// - Returns: A cancellable that ends the assignment when it is cancelled or deallocated.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
