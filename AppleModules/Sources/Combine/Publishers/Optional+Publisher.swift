// SPDX-License-Identifier: Apache-2.0

extension Optional {
  /// Publishes the value if there is one, then finishes.
  public struct Publisher: Combine.Publisher {
    /// What it publishes.
    public typealias Output = Wrapped
    /// What it may fail with.
    public typealias Failure = Never

    /// The value, if there is one.
    public let output: Wrapped?

    /// A publisher of `output`.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Wrapped, Never>>(subscriber: S) {
      if let output {
        Once.publish(output, to: subscriber, "Optional")
      } else {
        Once.end(.finished, to: subscriber)
      }
    }
  }

  /// Publishes the value if there is one.
  public var publisher: Publisher {
    Publisher(self)
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
