// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements of a publisher that is not expected to fail.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Never

    /// Where the elements come from.
    public let upstream: Upstream

    /// Said when it fails.
    public let prefix: String

    /// Where it was asked for.
    public let file: StaticString

    /// The line where it was asked for.
    public let line: UInt

    /// What the operator of this name returns.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
    }

    /// Publishes to a subscriber from now on.
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
  /// Stops the program when the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
