// SPDX-License-Identifier: Apache-2.0

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// A publisher that fails with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// A publisher of `outputType` that fails with `failure`.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Publishes to a subscriber from now on.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    Once.end(.failure(error), to: subscriber)
  }
}

extension Fail: Equatable where Failure: Equatable {}
