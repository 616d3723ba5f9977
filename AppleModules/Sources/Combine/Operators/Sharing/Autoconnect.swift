// SPDX-License-Identifier: Apache-2.0

extension ConnectablePublisher {
  /// Returns a publisher that connects this one at the first subscriber and disconnects it when the last
  /// subscriber cancels or receives the completion.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects its upstream at the first subscriber.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public final let upstream: Upstream

    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?
    private var isConnecting = false

    /// Creates the publisher that `autoconnect()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      lock.withLock { subscribers += 1 }
      let visit = Visit { [self] in leave() }
      upstream.handleEvents(
        receiveCompletion: { _ in visit.end() }, receiveCancel: { visit.end() }
      ).subscribe(subscriber)
      connectIfNeeded()
    }

    private func connectIfNeeded() {
      let isFirst = lock.withLock {
        guard subscribers > 0, connection == nil, !isConnecting else { return false }
        isConnecting = true
        return true
      }
      guard isFirst else { return }
      let new = upstream.connect()
      // The last subscriber may have cancelled meanwhile.
      let isNeeded = lock.withLock {
        isConnecting = false
        if subscribers > 0 { connection = new }
        return subscribers > 0
      }
      if !isNeeded { new.cancel() }
    }

    private func leave() {
      let old: (any Cancellable)? = lock.withLock {
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      old?.cancel()
    }
  }
}

/// The attachment of one subscriber; `end()` calls the closure at most once.
private final class Visit {
  private let lock = Lock()
  private var whenOver: (() -> Void)?

  init(_ whenOver: @escaping () -> Void) {
    self.whenOver = whenOver
  }

  func end() {
    let action = lock.withLock {
      defer { whenOver = nil }
      return whenOver
    }
    action?()
  }
}
