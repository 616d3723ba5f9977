// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that stops the program when its upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type; this publisher cannot fail.
    public typealias Failure = Never

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The prefix of the message for a failure.
    public let prefix: String

    /// The file that called the operator, for the message.
    public let file: StaticString

    /// The line that called the operator, for the message.
    public let line: UInt

    /// Creates the publisher that `assertNoFailure(_:file:line:)` returns.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        ElementRelay(
          subscriber, "AssertNoFailure",
          end: { completion in
            if case .failure(let error) = completion {
              let words = prefix.isEmpty ? "" : prefix + ": "
              fatalError(
                "\(words)assertNoFailure: the publisher failed with \(error)", file: file,
                line: line)
            }
            return .finished
          }, take: { .pass($0) }))
    }
  }
}

extension Publisher {
  /// Returns a publisher that stops the program with a fatal error when this one fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
