// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that merges the elements of five upstreams, in the order in which they arrive.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure,
    A.Output == C.Output,
    A.Failure == C.Failure,
    A.Output == D.Output,
    A.Failure == D.Failure,
    A.Output == E.Output,
    A.Failure == E.Failure
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

    /// The fourth upstream.
    public let d: D

    /// The fifth upstream.
    public let e: E

    /// Creates a publisher that merges five upstreams.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let hub = MergeHub<Failure, S, Output>(subscriber, "Merge")
      hub.start {
        a.subscribe(hub.leg())
        b.subscribe(hub.leg())
        c.subscribe(hub.leg())
        d.subscribe(hub.leg())
        e.subscribe(hub.leg())
      }
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publisher {
  /// Returns a publisher that merges the elements of this publisher and of others, in the order in which they
  /// arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    Output == B.Output,
    Failure == B.Failure,
    Output == C.Output,
    Failure == C.Failure,
    Output == D.Output,
    Failure == D.Failure,
    Output == E.Output,
    Failure == E.Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
