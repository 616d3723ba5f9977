// SPDX-License-Identifier: Apache-2.0

/// The elements of a publisher that can't fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What it yields.
  public typealias Element = P.Output

  private let publisher: P

  /// The elements of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher, and asks for one element at a time.
  public func makeAsyncIterator() -> Iterator {
    let feed = AsyncFeed<P.Output, Never>()
    publisher.subscribe(feed)
    return Iterator(feed: Held(feed))
  }

  /// Waits for elements.
  public struct Iterator: AsyncIteratorProtocol {
    /// What it yields.
    public typealias Element = P.Output

    let feed: Held<P.Output, Never>

    /// The next element, or nil at the end or when the task is cancelled.
    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    /// The next element, or nil at the end or when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      switch await feed.next(isolation: actor) {
      case .success(let element): element
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The elements, for `for await`.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(self)
  }
}
