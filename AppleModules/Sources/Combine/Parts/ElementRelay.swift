// SPDX-License-Identifier: Apache-2.0

/// The subscription of an operator that decides about each element independently.
///
/// Elements are delivered synchronously on the thread on which they arrive, recursively where the subscriber
/// makes the upstream publish.
final class ElementRelay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Take = (Input) -> Verdict<Downstream.Input, Downstream.Failure>
  typealias End = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  private enum State { case waiting, linked, ending, over }

  let description: String
  private let lock = Lock()
  private var state = State.waiting
  private var subscription: (any Subscription)?
  private var downstream: Downstream?
  private var take: Take?
  private let end: End

  init(_ downstream: Downstream, _ name: String, end: @escaping End, take: @escaping Take) {
    (self.downstream, description, self.end, self.take) = (downstream, name, end, take)
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.withLock {
      guard state == .waiting else { return nil }
      state = .linked
      self.subscription = subscription
      return self.downstream
    }
    if let downstream {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (downstream, take) = lock.withLock {
      state == .linked ? (self.downstream, self.take) : (nil, nil)
    }
    guard let downstream, let take else { return .none }
    switch take(input) {
    case .pass(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .last(let output): stop(.finished, after: output)
    case .finish: stop(.finished)
    case .fail(let error): stop(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let kept = leave(if: .linked)
    kept?.downstream?.receive(completion: end(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { state == .linked ? subscription : nil }?.request(demand)
  }

  func cancel() {
    let kept = leave(if: nil)
    kept?.subscription?.cancel()
  }

  /// Ends this relay: cancels the upstream, then delivers `output`, if it is not `nil`, and the completion.
  private func stop(
    _ completion: Subscribers.Completion<Downstream.Failure>, after output: Downstream.Input? = nil
  ) {
    let kept: (any Subscription, Downstream)? = lock.withLock {
      guard state == .linked, let subscription, let downstream else { return nil }
      state = .ending
      return (subscription, downstream)
    }
    guard let (subscription, downstream) = kept else { return }
    subscription.cancel()
    if let output { _ = downstream.receive(output) }
    // The subscriber may have cancelled on receiving the element.
    if leave(if: .ending) != nil { downstream.receive(completion: completion) }
  }

  private typealias Kept = (subscription: (any Subscription)?, downstream: Downstream?, take: Take?)

  /// Clears the state and returns its contents, if the state is `expected`; otherwise `nil`.
  ///
  /// If `expected` is `nil`, any state but `.over` matches.
  private func leave(if expected: State?) -> Kept? {
    lock.withLock {
      guard expected.map({ $0 == state }) ?? (state != .over) else { return nil }
      defer { (subscription, downstream, take, state) = (nil, nil, nil, .over) }
      return (subscription, downstream, take)
    }
  }
}

extension ElementRelay where Downstream.Failure == Failure {
  /// Creates a relay that forwards the completion of its upstream.
  convenience init(_ downstream: Downstream, _ name: String, take: @escaping Take) {
    self.init(downstream, name, end: { $0 }, take: take)
  }
}

extension ElementRelay where Downstream.Failure == any Error {
  /// Creates a relay whose closure may throw; its error and the upstream's are type-erased.
  convenience init(
    _ downstream: Downstream, trying name: String,
    take: @escaping (Input) throws -> Verdict<Downstream.Input, any Error>
  ) {
    self.init(downstream, name, end: { $0.erased }) { input in
      do { return try take(input) } catch { return .fail(error) }
    }
  }
}
