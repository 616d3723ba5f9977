// SPDX-License-Identifier: Apache-2.0

/// The way down: values wait here until the subscriber asked for them.
///
/// They come one after the other, in the order in which they were put, on the thread of whoever puts
/// or asks, or of the one who is delivering at that moment; no lock is held meanwhile.
final class Outlet<Downstream: Subscriber> {
  private typealias Waiting = (value: Downstream.Input, source: UpstreamLink?)
  private let lock = Lock()
  private var downstream: Downstream?
  private var waiting = Queue<Waiting>()
  private var wanted = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  /// Told what the subscriber asks for when it takes a value, beside what it asks for by itself.
  private let further: ((Subscribers.Demand) -> Void)?

  init(_ downstream: Downstream, further: ((Subscribers.Demand) -> Void)? = nil) {
    (self.downstream, self.further) = (downstream, further)
  }

  /// Hands the subscription down, before anything else.
  func begin(_ subscription: any Subscription) {
    let downstream = lock.withLock { self.downstream }
    downstream?.receive(subscription: subscription)
  }

  /// How many more it may deliver than wait.
  var room: Subscribers.Demand {
    lock.withLock { wanted - waiting.count }
  }

  /// Whether nothing waits and the subscriber is there.
  var isEmpty: Bool {
    lock.withLock { waiting.isEmpty }
  }

  /// How many wait.
  var count: Int {
    lock.withLock { waiting.count }
  }

  /// Lets a value wait; its source is asked for one more when it was delivered; then ``drain()``.
  func put(_ value: Downstream.Input, from source: UpstreamLink? = nil) {
    lock.withLock {
      if downstream != nil, completion == nil { waiting.append((value, source)) }
    }
  }

  /// Lets a value wait in place of all that wait; then ``drain()``.
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

  /// Takes away the value that waits longest.
  func dropFirst() {
    let old = lock.withLock { waiting.popFirst() }
    withExtendedLifetime(old) {}
  }

  /// Ends after what waits, or at once without it; then ``drain()``.
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

  /// Delivers what may be delivered, unless somebody is at it, who then goes on with this.
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
