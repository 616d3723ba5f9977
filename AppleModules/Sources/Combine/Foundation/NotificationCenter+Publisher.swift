// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NotificationCenter {
  /// Publishes the notifications of a name.
  public struct Publisher: Combine.Publisher {
    /// What it publishes.
    public typealias Output = Notification
    /// What it may fail with.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter

    /// Which are published.
    public let name: Notification.Name

    /// Whose are published; anybody's if nil.
    public let object: AnyObject?

    /// A publisher of the notifications of a name that `object`, or anybody, posts.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Notification, Never>>(subscriber: S) {
      let subject = PassthroughSubject<Notification, Never>()
      // Delivered where it is posted, one after the other.
      let target = Crossing(value: subject)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        target.value.send($0)
      }
      subject.handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
        .subscribe(subscriber)
    }
  }

  /// Publishes the notifications of a name that `object`, or anybody, posts.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both publish the same.
  public static func == (
    lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher
  ) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
