// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NotificationCenter {
  /// Calls the method `aSelector` of `observer` with each notification of a name and an object, on the
  /// thread that posts it.
  ///
  /// The observer is not kept alive; once it is gone it is called no more.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called.
  ///   - aSelector: The method.
  ///   - aName: The name of the notifications; nil: any.
  ///   - anObject: What posts them; nil: anybody.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.add(
      SelectorObserver(observer as AnyObject, aSelector, aName, anObject.map { $0 as AnyObject }),
      object: anObject, to: self)
  }

  /// Takes away what was added for `observer`: its methods, or the block that it stands for.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(from: self) { $0.isOf(observer) }
    ObserverRemovals.remove(observer) { self.removeObserver($0 as Any) }
  }

  /// Takes away what was added for `observer`, a name and an object; what is nil is all the same.
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
