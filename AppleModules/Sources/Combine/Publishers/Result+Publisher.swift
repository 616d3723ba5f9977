// SPDX-License-Identifier: Apache-2.0

extension Result {
  /// Publishes the result: one value, or an error.
  public struct Publisher: Combine.Publisher {
    /// What it publishes.
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// A publisher of `result`.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// A publisher of a value.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// A publisher that fails.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Success, Failure>>(subscriber: S) {
      switch result {
      case .success(let value): Once.publish(value, to: subscriber, "Once")
      case .failure(let error): Once.end(.failure(error), to: subscriber)
      }
    }
  }

  /// Publishes the result.
  public var publisher: Publisher {
    Publisher(self)
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
