// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of one name.
  public struct Publisher: Combine.Publisher {
    /// The type of the elements.
    public typealias Output = Notification
    /// The failure type; this publisher cannot fail.
    public typealias Failure = Never

    /// The notification center to which the notifications are posted.
    public let center: NotificationCenter

    /// The name of the published notifications.
    public let name: Notification.Name

    /// The sender of the published notifications; `nil` matches any.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with `name` from `object`; `nil` matches any sender.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Notification, Never>>(subscriber: S) {
      let subject = PassthroughSubject<Notification, Never>()
      // Delivered synchronously on the posting thread, one after the other.
      let target = Crossing(value: subject)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        target.value.send($0)
      }
      subject.handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
        .subscribe(subscriber)
    }
  }

  /// Returns a publisher of the notifications with `name` from `object`; `nil` matches any sender.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns whether two publishers have the same source and parameters.
  public static func == (
    lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher
  ) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
