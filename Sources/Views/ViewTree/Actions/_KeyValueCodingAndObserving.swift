// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object whose properties can be followed: every `NSObject`.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls `changeHandler` when a property has another value.
  ///
  /// It is followed as long as what is returned is kept. Followed are properties of UIKit's that
  /// change what is seen: geometry, opacity, visibility, content size and offset, texts, states of
  /// controls; and those that tell by ``didChangeValue(forKey:)``.
  ///
  /// Differs from Foundation: it is told after changes only, and not when the value is set to what it
  /// was.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let last = ObservedValue(self[keyPath: keyPath])
    let observation = NSKeyValueObservation(of: self) { object in
      guard let object = object as? Self, let old = last.change(to: object[keyPath: keyPath])
      else { return }
      changeHandler(object, NSKeyValueObservedChange(from: old, to: last.value, options))
    }
    ValueObserving.add(observation, of: self)
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(from: nil, to: last.value, options))
    }
    return observation
  }

  /// Calls `changeHandler` when a property of another object has another value, to which `way` leads
  /// from this one: `observe(\.a.b, _through: [\.a])`.
  ///
  /// The compiler for unmodified sources writes the way into `observe(\.a.b)`: a key path does not say
  /// which objects it passes. `way` holds the parts of the path before its end, shortest first; those
  /// that lead to values are passed over.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _through way: [PartialKeyPath<Self>],
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = observe(keyPath, options: options, changeHandler: changeHandler)
    observation.follow { object in
      guard let object = object as? Self else { return [] }
      return way.compactMap { object[keyPath: $0] as? NSObject }
    }
    return observation
  }

  /// Tells that a property is about to change; nothing is done.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells those who follow a property that it has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    ValueObserving.check(self)
  }
}

extension NSObject {
  /// Tells that a property is about to change; nothing is done.
  public func willChangeValue(forKey key: String) {}

  /// Tells those who follow a property that it has changed.
  public func didChangeValue(forKey key: String) { ValueObserving.check(self) }

  /// Has the observer's `observeValue(forKeyPath:of:change:context:)` called when a property that is
  /// known by name has another value, until it is taken away or one of both is gone.
  ///
  /// Differs from Foundation: observers are responders (views, view controllers), whose method it is, or
  /// conform to `_ValueObserving`.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyedObservers.add(
      KeyedObserver(observer, of: self, keyPath, options, context), of: self)
  }

  /// Takes away an observer of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyedObservers.remove { $0.isOf(observer, self, keyPath) }
  }

  /// Takes away an observer of a property that was added with `context`.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyedObservers.remove { $0.isOf(observer, self, keyPath) && $0.context == context }
  }
}
