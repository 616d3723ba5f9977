// SPDX-License-Identifier: Apache-2.0

/// The common implementation of both subjects: their subscribers, upstreams and completion.
final class SubjectCore<Output, Failure: Error> {
  private let lock = Lock()
  private var list = ConduitList<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isWanted = false
  private var value: Output?

  /// Creates a core that stores the last value, beginning with `value`, or none if `nil`.
  init(_ value: Output?) {
    self.value = value
  }

  var lastValue: Output? {
    lock.withLock { completion == nil ? value : nil }
  }

  /// The stored value, also after the completion.
  var keptValue: Output? {
    lock.withLock { value }
  }

  func add(
    _ subscriber: AnySubscriber<Output, Failure>, to subject: any ConduitOwner<Output, Failure>,
    name: String
  ) {
    let conduit = Conduit(subscriber, of: subject, name: name)
    // Values that other threads send meanwhile are delivered after the subscription.
    conduit.deliver {
      let completion = lock.withLock {
        if self.completion == nil {
          conduit.hasMissed(value != nil)
          list.append(conduit)
        }
        return self.completion
      }
      if let completion {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
      } else {
        subscriber.receive(subscription: conduit)
      }
    }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { list.remove(conduit) }
  }

  func send(_ value: Output, isKept: Bool) {
    let (conduits, old) = lock.withLock {
      guard completion == nil else { return ([] as [Conduit<Output, Failure>?], nil as Output?) }
      let old = self.value
      if isKept { self.value = value }
      return (list.conduits, old)
    }
    for conduit in conduits { conduit?.offer(value) }
    withExtendedLifetime(old) {}
  }

  func send(_ completion: Subscribers.Completion<Failure>) {
    let (conduits, upstreams) = lock.withLock {
      guard self.completion == nil else {
        return ([] as [Conduit<Output, Failure>?], [] as [any Subscription])
      }
      self.completion = completion
      defer { (list, self.upstreams) = (ConduitList(), []) }
      return (list.conduits, self.upstreams)
    }
    for conduit in conduits { conduit?.finish(completion) }
    withExtendedLifetime(upstreams) {}
  }

  /// Accepts the subscription of an upstream; all of its elements are requested once a subscriber has demand.
  func take(_ subscription: any Subscription) {
    let (isOver, isWanted) = lock.withLock {
      if completion == nil { upstreams.append(subscription) }
      return (completion != nil, self.isWanted)
    }
    if isOver {
      subscription.cancel()
    } else if isWanted {
      subscription.request(.unlimited)
    }
  }

  func want() {
    let upstreams = lock.withLock {
      defer { isWanted = true }
      return isWanted ? [] : self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  /// Cancels all upstreams, when the subject is deallocated.
  func cancelUpstreams() {
    let upstreams = lock.withLock {
      defer { self.upstreams = [] }
      return self.upstreams
    }
    for upstream in upstreams { upstream.cancel() }
  }
}
