// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that merges the elements of four upstreams, in the order in which they arrive.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure,
    A.Output == C.Output,
    A.Failure == C.Failure,
    A.Output == D.Output,
    A.Failure == D.Failure
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

    /// Creates a publisher that merges four upstreams.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let hub = MergeHub<Failure, S, Output>(subscriber, "Merge")
      hub.start {
        a.subscribe(hub.leg())
        b.subscribe(hub.leg())
        c.subscribe(hub.leg())
        d.subscribe(hub.leg())
      }
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Returns a publisher that merges the elements of this publisher and of others, in the order in which they
  /// arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    Output == B.Output,
    Failure == B.Failure,
    Output == C.Output,
    Failure == C.Failure,
    Output == D.Output,
    Failure == D.Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}
