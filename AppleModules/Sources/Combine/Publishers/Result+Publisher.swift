// SPDX-License-Identifier: Apache-2.0

extension Result {
  /// A publisher of a result: one value, or an error.
  public struct Publisher: Combine.Publisher {
    /// The type of the elements.
    public typealias Output = Success

    /// The result that the publisher publishes.
    public let result: Result<Success, Failure>

    /// Creates a publisher of `result`.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Creates a publisher of a value.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// Creates a publisher that fails with `failure`.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Success, Failure>>(subscriber: S) {
      switch result {
      case .success(let value): Once.publish(value, to: subscriber, "Once")
      case .failure(let error): Once.end(.failure(error), to: subscriber)
      }
    }
  }

  /// A publisher of the result.
  public var publisher: Publisher {
    Publisher(self)
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
