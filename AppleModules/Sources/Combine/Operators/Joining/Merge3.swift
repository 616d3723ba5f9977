// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that merges the elements of three upstreams, in the order in which they arrive.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure,
    A.Output == C.Output,
    A.Failure == C.Failure
  {
    /// The type of the elements.
    public typealias Output = A.Output
    /// The failure type, the same for all upstreams.
    public typealias Failure = A.Failure

    /// The first upstream.
    public let a: A

    /// The second upstream.
    public let b: B

    /// The third upstream.
    public let c: C

    /// Creates a publisher that merges three upstreams.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let hub = MergeHub<Failure, S, Output>(subscriber, "Merge")
      hub.start {
        a.subscribe(hub.leg())
        b.subscribe(hub.leg())
        c.subscribe(hub.leg())
      }
    }
  }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Returns a publisher that merges the elements of this publisher and of others, in the order in which they
  /// arrive.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    Output == B.Output,
    Failure == B.Failure,
    Output == C.Output,
    Failure == C.Failure
  {
    Publishers.Merge3(self, b, c)
  }
}
