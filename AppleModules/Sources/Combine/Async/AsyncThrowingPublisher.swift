// SPDX-License-Identifier: Apache-2.0

/// The elements of a publisher, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What it yields.
  public typealias Element = P.Output

  private let publisher: P

  /// The elements of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher, and asks for one element at a time.
  public func makeAsyncIterator() -> Iterator {
    let feed = AsyncFeed<P.Output, P.Failure>()
    publisher.subscribe(feed)
    return Iterator(feed: Held(feed))
  }

  /// Waits for elements.
  public struct Iterator: AsyncIteratorProtocol {
    /// What it yields.
    public typealias Element = P.Output

    let feed: Held<P.Output, P.Failure>

    /// The next element, or nil at the end or when the task is cancelled; throws how the publisher
    /// failed.
    public mutating func next() async throws -> P.Output? {
      try await feed.next(isolation: nil).get()
    }

    /// The next element, or nil at the end or when the task is cancelled; throws how the publisher
    /// failed.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await feed.next(isolation: actor).get()
    }
  }
}

extension Publisher {
  /// The elements, for `for try await`.
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
