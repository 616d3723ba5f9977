// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
  /// A publisher of the elements of its upstream that prints a line of text for each event.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The prefix of each line.
    public let prefix: String

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The stream that the lines are written to; the standard output if `nil`.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher that `print(_:to:)` returns.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let writer = LineWriter(prefix: prefix, stream: stream)
      upstream.handleEvents(
        receiveSubscription: { writer.write("receive subscription: (\($0))") },
        receiveOutput: { writer.write("receive value: (\($0))") },
        receiveCompletion: {
          switch $0 {
          case .finished: writer.write("receive finished")
          case .failure(let error): writer.write("receive error: (\(error))")
          }
        }, receiveCancel: { writer.write("receive cancel") },
        receiveRequest: { writer.write("request \($0)") }
      ).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher that prints a line for each event, with the prefix `prefix`.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

/// A thread-safe writer of complete lines.
private final class LineWriter {
  private let lock = Lock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    (self.prefix, self.stream) = (prefix.isEmpty ? "" : prefix + ": ", stream)
  }

  func write(_ line: String) {
    lock.withLock {
      if stream != nil {
        stream?.write(prefix + line + "\n")
      } else {
        Swift.print(prefix + line)
      }
    }
  }
}
