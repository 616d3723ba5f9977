// SPDX-License-Identifier: Apache-2.0

/// The downstream side of a subscription: a queue of values that the subscriber has not requested yet.
///
/// Values are delivered serially in order of insertion, on the thread that inserts or requests, or on the one
/// that is already delivering; no lock is held during delivery.
final class Outlet<Downstream: Subscriber> {
  private typealias Waiting = (value: Downstream.Input, source: UpstreamLink?)
  private let lock = Lock()
  private var downstream: Downstream?
  private var waiting = Queue<Waiting>()
  private var wanted = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  /// The closure called with the demand that the subscriber returns when it receives a value.
  private let further: ((Subscribers.Demand) -> Void)?

  init(_ downstream: Downstream, further: ((Subscribers.Demand) -> Void)? = nil) {
    (self.downstream, self.further) = (downstream, further)
  }

  /// Passes the subscription to the subscriber, before anything else.
  func begin(_ subscription: any Subscription) {
    let downstream = lock.withLock { self.downstream }
    downstream?.receive(subscription: subscription)
  }

  /// The outstanding demand less the number of pending values; may be negative.
  var room: Subscribers.Demand {
    lock.withLock { wanted - waiting.count }
  }

  /// Whether no values are pending.
  var isEmpty: Bool {
    lock.withLock { waiting.isEmpty }
  }

  /// The number of pending values.
  var count: Int {
    lock.withLock { waiting.count }
  }

  /// Enqueues a value; after its delivery one more is requested from `source`.
  ///
  /// Call ``drain()`` afterwards.
  func put(_ value: Downstream.Input, from source: UpstreamLink? = nil) {
    lock.withLock {
      if downstream != nil, completion == nil { waiting.append((value, source)) }
    }
  }

  /// Replaces all pending values by one.
  ///
  /// Call ``drain()`` afterwards.
  func putAlone(_ value: Downstream.Input) {
    let old = lock.withLock {
      let old = waiting
      guard downstream != nil, completion == nil else { return old }
      waiting.removeAll()
      waiting.append((value, nil))
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Discards the oldest pending value.
  func dropFirst() {
    let old = lock.withLock { waiting.popFirst() }
    withExtendedLifetime(old) {}
  }

  /// Ends the subscription after the pending values, or discards them if `dropsWaiting` is `true`.
  ///
  /// Call ``drain()`` afterwards.
  func end(_ end: Subscribers.Completion<Downstream.Failure>, dropsWaiting: Bool = false) {
    let old = lock.withLock {
      let old = waiting
      guard downstream != nil, completion == nil else { return old }
      completion = end
      if dropsWaiting { waiting.removeAll() }
      return old
    }
    withExtendedLifetime(old) {}
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { wanted += demand }
    drain()
  }

  func cancel() {
    let old = lock.withLock {
      let old = (downstream, waiting)
      downstream = nil
      waiting.removeAll()
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Delivers pending values within the demand, unless a delivery is in progress, which then continues with
  /// them.
  func drain() {
    guard
      lock.withLock({
        defer { isDelivering = true }
        return !isDelivering
      })
    else { return }
    while true {
      switch next() {
      case .value(let waiting, let downstream):
        let more = downstream.receive(waiting.value)
        if more.isPositive {
          lock.withLock { wanted += more }
          further?(more)
        }
        waiting.source?.request(.max(1))
      case .end(let completion, let downstream):
        downstream.receive(completion: completion)
      case .rest:
        return
      }
    }
  }

  private enum Step {
    case value(Waiting, Downstream)
    case end(Subscribers.Completion<Downstream.Failure>, Downstream)
    case rest
  }

  private func next() -> Step {
    lock.withLock {
      if let downstream {
        if wanted.isPositive, let first = waiting.popFirst() {
          wanted.spend()
          return .value(first, downstream)
        }
        if waiting.isEmpty, let completion {
          self.downstream = nil
          return .end(completion, downstream)
        }
      }
      isDelivering = false
      return .rest
    }
  }
}
