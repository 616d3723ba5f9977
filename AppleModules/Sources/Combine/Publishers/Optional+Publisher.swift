// SPDX-License-Identifier: Apache-2.0

extension Optional {
  /// A publisher of the value of an optional, if there is one, which then finishes.
  public struct Publisher: Combine.Publisher {
    /// The type of the elements.
    public typealias Output = Wrapped
    /// The failure type; this publisher cannot fail.
    public typealias Failure = Never

    /// The value, if there is one.
    public let output: Wrapped?

    /// Creates a publisher of `output`.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Wrapped, Never>>(subscriber: S) {
      if let output {
        Once.publish(output, to: subscriber, "Optional")
      } else {
        Once.end(.finished, to: subscriber)
      }
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher {
    Publisher(self)
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
