// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that merges the elements of two upstreams, in the order in which they arrive.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure
  {
    /// The type of the elements.
    public typealias Output = A.Output
    /// The failure type, the same for all upstreams.
    public typealias Failure = A.Failure

    /// The first upstream.
    public let a: A

    /// The second upstream.
    public let b: B

    /// Creates a publisher that merges two upstreams.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let hub = MergeHub<Failure, S, Output>(subscriber, "Merge")
      hub.start {
        a.subscribe(hub.leg())
        b.subscribe(hub.leg())
      }
    }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}

extension Publisher {
  /// Returns a publisher that merges the elements of this publisher and of another one, in the order in which
  /// they arrive.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B>
  where
    Output == B.Output,
    Failure == B.Failure
  {
    Publishers.Merge(self, other)
  }
}
