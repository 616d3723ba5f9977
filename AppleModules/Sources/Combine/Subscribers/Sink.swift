// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// A subscriber with unlimited demand that calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible
  {
    private let lock = Lock()
    private let link = UpstreamLink()
    private var value: ((Input) -> Void)?
    private var completion: ((Completion<Failure>) -> Void)?

    /// The closure called with each element; after the end, a closure without effect.
    public var receiveValue: (Input) -> Void {
      lock.withLock { value } ?? { _ in }
    }

    /// The closure called with the completion; after the end, a closure without effect.
    public var receiveCompletion: (Completion<Failure>) -> Void {
      lock.withLock { completion } ?? { _ in }
    }

    /// Creates a subscriber that calls `receiveValue` with each element, and `receiveCompletion` with the
    /// completion.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (value, completion) = (receiveValue, receiveCompletion)
    }

    /// A textual representation of the subscriber.
    public var description: String { "Sink" }

    /// Receives the subscription, and requests an unlimited number of elements.
    public func receive(subscription: any Subscription) {
      guard link.accept(subscription) else { return }
      link.request(.unlimited)
    }

    /// Receives an element.
    ///
    /// - Returns: The additional demand, `.none`.
    public func receive(_ input: Input) -> Demand {
      lock.withLock { value }?(input)
      return .none
    }

    /// Receives the completion.
    public func receive(completion: Completion<Failure>) {
      guard link.finish() else { return }
      release().completion?(completion)
    }

    /// Cancels the subscription.
    public func cancel() {
      let closures = release()
      link.cancel()
      withExtendedLifetime(closures) {}
    }

    private func release() -> (
      value: ((Input) -> Void)?, completion: ((Completion<Failure>) -> Void)?
    ) {
      lock.withLock {
        defer { (value, completion) = (nil, nil) }
        return (value, completion)
      }
    }
  }
}

extension Publisher {
  /// Subscribes to this publisher, and calls closures with each element and with the completion.
  ///
  /// - Returns: A cancellable that ends the subscription when it is cancelled or deallocated.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Subscribes to this publisher, and calls a closure with each element.
  ///
  /// - Returns: A cancellable that ends the subscription when it is cancelled or deallocated.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
