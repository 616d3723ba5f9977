// SPDX-License-Identifier: Apache-2.0

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error with which the publisher fails.
  public let error: Failure

  /// Creates a publisher that fails with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher of `outputType` that fails with `failure`.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Attaches `subscriber` to this publisher.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    Once.end(.failure(error), to: subscriber)
  }
}

extension Fail: Equatable where Failure: Equatable {}
