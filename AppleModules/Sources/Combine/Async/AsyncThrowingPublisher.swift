// SPDX-License-Identifier: Apache-2.0

/// An asynchronous sequence of the elements of a publisher, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the elements.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates an asynchronous sequence of the elements of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Returns an iterator, which subscribes to the publisher and requests one element at a time.
  public func makeAsyncIterator() -> Iterator {
    let feed = AsyncFeed<P.Output, P.Failure>()
    publisher.subscribe(feed)
    return Iterator(feed: Held(feed))
  }

  /// An iterator that suspends until the publisher publishes an element.
  public struct Iterator: AsyncIteratorProtocol {
    /// The type of the elements.
    public typealias Element = P.Output

    let feed: Held<P.Output, P.Failure>

    /// Returns the next element, or `nil` at the end or when the task is cancelled.
    ///
    /// - Throws: The error with which the publisher failed.
    public mutating func next() async throws -> P.Output? {
      try await feed.next(isolation: nil).get()
    }

    /// Returns the next element, or `nil` at the end or when the task is cancelled.
    ///
    /// - Throws: The error with which the publisher failed.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await feed.next(isolation: actor).get()
    }
  }
}

extension Publisher {
  /// The elements as an asynchronous sequence, for `for try await`.
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
