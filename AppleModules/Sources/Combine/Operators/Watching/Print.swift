// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
  /// The same elements, and a line of text for all that passes.
  public struct Print<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// What each line begins with.
    public let prefix: String

    /// Where the elements come from.
    public let upstream: Upstream

    /// Where the lines go; the standard output if nil.
    public let stream: (any TextOutputStream)?

    /// What the operator of this name returns.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    /// Publishes to a subscriber from now on.
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
  /// Writes a line for all that passes, which begins with `prefix`.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

/// Writes lines, whole ones from whatever thread.
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
