// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// One connection to a publisher, for all subscribers of a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Makes the subject, when it is needed first.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var made: SubjectType?

    /// What the operator of this name returns.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var subject: SubjectType {
      if let made = lock.withLock({ self.made }) { return made }
      let new = createSubject()
      return lock.withLock {
        let subject = made ?? new
        made = subject
        return subject
      }
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      subject.subscribe(subscriber)
    }

    /// Connects the subject with the publisher, until what is returned is cancelled.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }
}

extension Publisher {
  /// Publishes through a subject that `createSubject` makes, when it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Publishes through `subject`, when it is connected.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
