// SPDX-License-Identifier: Apache-2.0

public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of the response to a request, or of the error with which it failed.
  public struct DataTaskPublisher: Publisher {
    /// The type of the elements.
    public typealias Output = (data: Data, response: URLResponse)
    /// The failure type, the error with which loading failed.
    public typealias Failure = URLError

    /// The request that each subscription loads.
    public let request: URLRequest

    /// The session that loads the request.
    public let session: URLSession

    /// Creates a publisher of the response to `request`.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Attaches `subscriber`; each subscriber's first demand starts a new data task.
    public func receive<S: Subscriber<Output, URLError>>(subscriber: S) {
      subscriber.receive(subscription: Loading(subscriber, self))
    }
  }

  /// Returns a publisher of the data and response for `url`.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the data and response for `request`.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// The subscription to a data task, which is started by the first demand.
private final class Loading<
  Downstream: Subscriber<URLSession.DataTaskPublisher.Output, URLError>
>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let outlet: Outlet<Downstream>
  private let source: URLSession.DataTaskPublisher
  private var task: URLSessionDataTask?
  private var isOver = false
  var description: String { "DataTaskPublisher" }

  init(_ downstream: Downstream, _ source: URLSession.DataTaskPublisher) {
    (outlet, self.source) = (Outlet(downstream), source)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand.isPositive else { return }
    outlet.request(demand)
    let task: URLSessionDataTask? = lock.withLock {
      guard self.task == nil, !isOver else { return nil }
      let end = Crossing(value: finish)
      let task = source.session.dataTask(with: source.request) { end.value($0, $1, $2) }
      self.task = task
      return task
    }
    task?.resume()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    lock.withLock { isOver = true }
    if let response, error == nil {
      outlet.put((data ?? Data(), response))
      outlet.end(.finished)
    } else {
      outlet.end(.failure(error as? URLError ?? URLError(.unknown)))
    }
    outlet.drain()
  }

  func cancel() {
    outlet.cancel()
    let task = lock.withLock {
      defer {
        isOver = true
        self.task = nil
      }
      return self.task
    }
    task?.cancel()
  }
}
