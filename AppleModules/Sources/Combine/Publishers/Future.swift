// SPDX-License-Identifier: Apache-2.0

/// A publisher of one value, or an error, that is the result of work that begins with its creation.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that receives the result; further calls have no effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Creates a future and calls `attemptToFulfill` at once, which calls its argument when the result is
  /// known.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  /// Attaches `subscriber` to this publisher.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    let connection = FutureConnection(subscriber)
    connection.begin()
    let result = lock.withLock {
      if self.result == nil { waiting.append(connection.end) }
      return self.result
    }
    if let result { connection.end(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      guard self.result == nil else { return [] as [(Result<Output, Failure>) -> Void] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for end in waiting { end(result) }
  }
}

/// The subscription to a future.
private final class FutureConnection<Downstream: Subscriber>: Subscription,
  CustomStringConvertible
{
  private let outlet: Outlet<Downstream>
  var description: String { "Future" }

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
  }

  func begin() {
    outlet.begin(self)
  }

  func end(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value):
      outlet.put(value)
      outlet.end(.finished)
    case .failure(let error):
      outlet.end(.failure(error))
    }
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }
  func cancel() { outlet.cancel() }
}
