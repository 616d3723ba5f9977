// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NotificationCenter {
  /// Adds an observer whose method `aSelector` is called for each matching notification, on the posting
  /// thread.
  ///
  /// The observer is not retained; it is no longer called after its deallocation.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called.
  ///   - aSelector: The method.
  ///   - aName: The name of the notifications; `nil` matches any.
  ///   - anObject: The sender of the notifications; `nil` matches any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.add(
      SelectorObserver(observer as AnyObject, aSelector, aName, anObject.map { $0 as AnyObject }),
      object: anObject, to: self)
  }

  /// Removes the registrations of `observer`: its methods, or the block that it is the token of.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(from: self) { $0.isOf(observer) }
    ObserverRemovals.remove(observer) { self.removeObserver($0 as Any) }
  }

  /// Removes the registrations of `observer` for a name and an object; `nil` matches any.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { $0 as AnyObject }
    SelectorObservers.remove(from: self) { $0.isOf(observer) && $0.isFor(aName, object) }
    ObserverRemovals.remove(observer) { token in
      self.removeObserver(token as Any, name: aName, object: anObject)
    }
  }
}
