// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that is no responder and is told when a property that it observes by name has another value.
///
/// Responders have the method in their class, where subclasses override it. Swift lets nobody
/// override what an extension of NSObject declares.
public protocol _ValueObserving: NSObject {
  /// A property that the object observes by name has another value.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// What a class inherits of the method: does nothing.
  public func _observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
