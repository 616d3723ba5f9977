// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that merges the elements of seven upstreams, in the order in which they arrive.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure,
    A.Output == C.Output,
    A.Failure == C.Failure,
    A.Output == D.Output,
    A.Failure == D.Failure,
    A.Output == E.Output,
    A.Failure == E.Failure,
    A.Output == F.Output,
    A.Failure == F.Failure,
    A.Output == G.Output,
    A.Failure == G.Failure
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

    /// The sixth upstream.
    public let f: F

    /// The seventh upstream.
    public let g: G

    /// Creates a publisher that merges seven upstreams.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
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
        f.subscribe(hub.leg())
        g.subscribe(hub.leg())
      }
    }
  }
}

extension Publishers.Merge7: Equatable
where
  A: Equatable,
  B: Equatable,
  C: Equatable,
  D: Equatable,
  E: Equatable,
  F: Equatable,
  G: Equatable
{}

extension Publisher {
  /// Returns a publisher that merges the elements of this publisher and of others, in the order in which they
  /// arrive.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Output == B.Output,
    Failure == B.Failure,
    Output == C.Output,
    Failure == C.Failure,
    Output == D.Output,
    Failure == D.Failure,
    Output == E.Output,
    Failure == E.Failure,
    Output == F.Output,
    Failure == F.Failure,
    Output == G.Output,
    Failure == G.Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}
