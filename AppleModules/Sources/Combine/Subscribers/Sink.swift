// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// Asks for everything, and calls closures with it.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible
  {
    private let lock = Lock()
    private let link = UpstreamLink()
    private var value: ((Input) -> Void)?
    private var completion: ((Completion<Failure>) -> Void)?

    /// Called with each element.
    public var receiveValue: (Input) -> Void {
      lock.withLock { value } ?? { _ in }
    }

    /// Called with the end.
    public var receiveCompletion: (Completion<Failure>) -> Void {
      lock.withLock { completion } ?? { _ in }
    }

    /// Calls `receiveValue` with each element, and `receiveCompletion` with the end.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (value, completion) = (receiveValue, receiveCompletion)
    }

    /// What it is, for people.
    public var description: String { "Sink" }

    /// Takes the subscription, and asks for what it wants.
    public func receive(subscription: any Subscription) {
      guard link.accept(subscription) else { return }
      link.request(.unlimited)
    }

    /// Takes an element; returns how many more it wants.
    public func receive(_ input: Input) -> Demand {
      lock.withLock { value }?(input)
      return .none
    }

    /// Takes the end.
    public func receive(completion: Completion<Failure>) {
      guard link.finish() else { return }
      letGo().completion?(completion)
    }

    /// Ends it early.
    public func cancel() {
      let closures = letGo()
      link.cancel()
      withExtendedLifetime(closures) {}
    }

    private func letGo() -> (
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
  /// Calls closures with each element and with the end, until what is returned is let go.
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
  /// Calls a closure with each element, until what is returned is let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
