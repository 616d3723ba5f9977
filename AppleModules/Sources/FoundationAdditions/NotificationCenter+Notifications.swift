// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/NotificationCenter+Notifications.swift, written by Scripts/copies.

public import Foundation

extension NotificationCenter {
  /// Returns an asynchronous sequence of the notifications named `name`, only those of `object` if it is not
  /// `nil`.
  ///
  /// A loop receives notifications posted after it began. Those posted while the loop is busy are buffered.
  /// The loop ends when its task is cancelled.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject)? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// An asynchronous sequence of notifications.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A posted notification.
    public typealias Element = Notification
    /// The error type; `Never`, because the sequence does not fail.
    public typealias Failure = Never
    /// The iterator of the sequence.
    public typealias AsyncIterator = Iterator

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Returns an iterator, which observes notifications from now on.
    public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

    /// An iterator that observes notifications while it exists.
    public struct Iterator: AsyncIteratorProtocol {
      private let listening: Listening
      private var posted: AsyncStream<Posted>.Iterator

      init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        let (stream, continuation) = AsyncStream<Posted>.makeStream()
        posted = stream.makeAsyncIterator()
        listening = Listening(center, name, object, continuation)
      }

      /// Returns the next notification; `nil` if the task was cancelled.
      public mutating func next() async -> Notification? { await posted.next()?.notification }
    }
  }

  /// A notification that is passed from its poster to the iterator.
  private struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  /// An observer that is removed when this object is deinitialized.
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
