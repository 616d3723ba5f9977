// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A connectable publisher that distributes one subscription to its upstream through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that creates the subject, called when it is first needed.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var made: SubjectType?

    /// Creates the publisher that `multicast(_:)` returns.
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

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      subject.subscribe(subscriber)
    }

    /// Connects the subject to the upstream.
    ///
    /// - Returns: A cancellable that ends the connection.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }
}

extension Publisher {
  /// Returns a connectable publisher that publishes through the subject that `createSubject` creates.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Returns a connectable publisher that publishes through `subject`.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
