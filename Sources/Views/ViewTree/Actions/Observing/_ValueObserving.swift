// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object other than a responder that is notified of changes of properties which it observes by name.
///
/// Responders declare the method in their class, where subclasses override it. In Swift, methods declared in
/// an extension of `NSObject` cannot be overridden.
public protocol _ValueObserving: NSObject {
  /// Notifies the object that a property which it observes by name has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Ignores the change; the default implementation, which classes inherit.
  ///
  /// - Note: Has no effect on Linux.
  public func _observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
