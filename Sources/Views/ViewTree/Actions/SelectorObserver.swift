// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A weak reference to an observer whose method is called with notifications.
struct SelectorObserver: @unchecked Sendable {
  private weak var observer: AnyObject?
  private weak var center: NotificationCenter?
  private let selector: Selector
  private let name: NSNotification.Name?
  private let objectKey: ObjectIdentifier?
  /// The token of the registration in the notification centre.
  private var token: (any NSObjectProtocol)?

  init(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: AnyObject?
  ) {
    self.observer = observer
    self.selector = selector
    self.name = name
    objectKey = object.map { ObjectIdentifier($0) }
  }

  /// Whether the observer or its notification centre was deallocated.
  var isOver: Bool { observer == nil || center == nil }

  /// Returns whether the observer is `object`.
  func isOf(_ object: AnyObject) -> Bool { observer === object }

  /// Returns whether the observer is registered in `other`.
  func isIn(_ other: NotificationCenter) -> Bool { center === other }

  /// Returns whether the observer is registered for a name and an object; `nil` matches any.
  func isFor(_ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
    (name == nil || name == self.name)
      && (object == nil || object.map { ObjectIdentifier($0) } == objectKey)
  }

  /// Registers the observer in `center`.
  mutating func begin(in center: NotificationCenter, object: Any?) {
    self.center = center
    let unbegun = self
    token = center.addObserver(forName: name, object: object, queue: nil) { note in
      guard let observer = unbegun.observer else { return }
      unbegun.selector.send(to: observer, [note])
    }
  }

  /// Removes the observer from the notification centre.
  func end() {
    guard let token, let center else { return }
    ObserverRemovals.remove(token) { center.removeObserver($0 as Any) }
  }
}
