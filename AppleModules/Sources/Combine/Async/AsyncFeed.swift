// SPDX-License-Identifier: Apache-2.0

/// A subscriber that takes elements from a publisher, one for each pending request.
final class AsyncFeed<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  typealias Answer = Result<Input?, Failure>

  private let lock = Lock()
  private let link = UpstreamLink()
  private var arrived = Queue<Answer>()
  private var waiting = Queue<(Answer) -> Void>()
  private var isOver = false

  func receive(subscription: any Subscription) {
    _ = link.accept(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    answer(.success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.finish() else { return }
    switch completion {
    case .finished: end(nil)
    case .failure(let error): end(.failure(error))
    }
  }

  private func answer(_ answer: Answer) {
    let first: ((Answer) -> Void)? = lock.withLock {
      if isOver { return nil }
      if waiting.isEmpty { arrived.append(answer) }
      return waiting.popFirst()
    }
    first?(answer)
  }

  /// Ends the sequence: the first pending request receives `last`, if it is not `nil`, all others `nil`.
  ///
  /// If no request is pending, `last` is stored for the next one.
  private func end(_ last: Answer?) {
    let waiting = lock.withLock {
      isOver = true
      if let last, self.waiting.isEmpty { arrived.append(last) }
      defer { self.waiting.removeAll() }
      return self.waiting
    }
    var left = waiting
    var answer = last
    while let resume = left.popFirst() { resume(answer.take() ?? .success(nil)) }
  }

  /// Passes the next element to `resume` when it arrives, `nil` at the end, or the error with which the
  /// publisher failed.
  func next(_ resume: @escaping (Answer) -> Void) {
    let (answer, asks): (Answer?, Bool) = lock.withLock {
      if let first = arrived.popFirst() { return (first, false) }
      if isOver { return (.success(nil), false) }
      waiting.append(resume)
      return (nil, true)
    }
    if let answer { resume(answer) }
    if asks { link.request(.max(1)) }
  }

  func cancel() {
    link.cancel()
    end(nil)
  }
}
