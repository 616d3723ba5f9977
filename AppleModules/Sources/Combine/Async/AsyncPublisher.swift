// SPDX-License-Identifier: Apache-2.0

/// An asynchronous sequence of the elements of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the elements.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates an asynchronous sequence of the elements of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Returns an iterator, which subscribes to the publisher and requests one element at a time.
  public func makeAsyncIterator() -> Iterator {
    let feed = AsyncFeed<P.Output, Never>()
    publisher.subscribe(feed)
    return Iterator(feed: Held(feed))
  }

  /// An iterator that suspends until the publisher publishes an element.
  public struct Iterator: AsyncIteratorProtocol {
    /// The type of the elements.
    public typealias Element = P.Output

    let feed: Held<P.Output, Never>

    /// Returns the next element, or `nil` at the end or when the task is cancelled.
    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    /// Returns the next element, or `nil` at the end or when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      switch await feed.next(isolation: actor) {
      case .success(let element): element
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The elements as an asynchronous sequence, for `for await`.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(self)
  }
}
