// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements of 5 publishers, as they come.
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
    /// What it publishes.
    public typealias Output = A.Output
    /// What it may fail with.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A

    /// One of the publishers.
    public let b: B

    /// One of the publishers.
    public let c: C

    /// One of the publishers.
    public let d: D

    /// One of the publishers.
    public let e: E

    /// All of these at the same time.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes the elements of this publisher with those of others, as they come.
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
