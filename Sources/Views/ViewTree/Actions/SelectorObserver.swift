// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An observer whose method is called with notifications; it is not kept alive.
struct SelectorObserver: @unchecked Sendable {
  private weak var observer: AnyObject?
  private weak var center: NotificationCenter?
  private let selector: Selector
  private let name: NSNotification.Name?
  private let objectKey: ObjectIdentifier?
  /// What the notification centre knows it by.
  private var token: (any NSObjectProtocol)?

  init(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: AnyObject?
  ) {
    self.observer = observer
    self.selector = selector
    self.name = name
    objectKey = object.map { ObjectIdentifier($0) }
  }

  /// Whether the observer or its centre is gone.
  var isOver: Bool { observer == nil || center == nil }

  /// Whether it is one of `object`.
  func isOf(_ object: AnyObject) -> Bool { observer === object }

  /// Whether it is one in `other`.
  func isIn(_ other: NotificationCenter) -> Bool { center === other }

  /// Whether it waits for a name and an object; what is nil is all the same.
  func isFor(_ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
    (name == nil || name == self.name)
      && (object == nil || object.map { ObjectIdentifier($0) } == objectKey)
  }

  /// Has `center` call the method when notifications come.
  mutating func begin(in center: NotificationCenter, object: Any?) {
    self.center = center
    let unbegun = self
    token = center.addObserver(forName: name, object: object, queue: nil) { note in
      guard let observer = unbegun.observer else { return }
      unbegun.selector.send(to: observer, [note])
    }
  }

  /// Has the centre forget it.
  func end() {
    guard let token, let center else { return }
    ObserverRemovals.remove(token) { center.removeObserver($0 as Any) }
  }
}
