// SPDX-License-Identifier: Apache-2.0

/// Publishes one value, then finishes.
public struct Just<Output>: Publisher {
  /// What it may fail with.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// A publisher of `output`.
  public init(_ output: Output) {
    self.output = output
  }

  /// Publishes to a subscriber from now on.
  public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
    Once.publish(output, to: subscriber, "Just")
  }
}

extension Just: Equatable where Output: Equatable {}
