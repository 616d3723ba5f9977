// SPDX-License-Identifier: Apache-2.0

/// A publisher of one value, which then finishes.
public struct Just<Output>: Publisher {
  /// The failure type; this publisher cannot fail.
  public typealias Failure = Never

  /// The value that the publisher publishes.
  public let output: Output

  /// Creates a publisher of `output`.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches `subscriber` to this publisher.
  public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
    Once.publish(output, to: subscriber, "Just")
  }
}

extension Just: Equatable where Output: Equatable {}
