// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/NotificationCenter+Notifications.swift, written by Scripts/copies.

public import Foundation

extension NotificationCenter {
  /// The notifications called `name` as they are posted; those of `object` alone, if there is one.
  ///
  /// A loop hears what is posted after it began. What is posted while the loop is busy waits for it. The loop ends when its task is
  /// cancelled.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject)? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// Notifications as they are posted.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification that is posted.
    public typealias Element = Notification
    /// Nothing goes wrong.
    public typealias Failure = Never
    /// Returns notifications one after the other to a loop.
    public typealias AsyncIterator = Iterator

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

    /// Listens as long as it is there.
    public struct Iterator: AsyncIteratorProtocol {
      private let listening: Listening
      private var posted: AsyncStream<Posted>.Iterator

      init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        let (stream, continuation) = AsyncStream<Posted>.makeStream()
        posted = stream.makeAsyncIterator()
        listening = Listening(center, name, object, continuation)
      }

      /// The next notification; nil: the task was cancelled.
      public mutating func next() async -> Notification? { await posted.next()?.notification }
    }
  }

  /// A notification on its way from who posts it to who waits for it.
  private struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  /// An observer that goes with this.
  private final class Listening: @unchecked Sendable {
    private let center: NotificationCenter
    private let observer: any NSObjectProtocol

    init(
      _ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?,
      _ continuation: AsyncStream<Posted>.Continuation
    ) {
      self.center = center
      observer = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
    }

    deinit { center.removeObserver(observer) }
  }
}
