// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object whose properties can be observed: every `NSObject`.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls `changeHandler` after each change of a property, until the returned observation is invalidated or
  /// released.
  ///
  /// These changes are observed: the geometry, opacity and visibility of views and layers, the content size
  /// and offset of scroll views, the `text` of labels, text fields and text views when code sets it, the
  /// states of controls, properties set with ``setValue(_:forKey:)``, and those for which
  /// ``didChangeValue(forKey:)`` is called. With the option `initial`, the handler is also called
  /// immediately. Differs from Foundation: the handler is not called before a change, nor if the value is set
  /// to an equal one.
  ///
  /// - Returns: The observation.
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

  /// Calls `changeHandler` after each change of a property of another object, which is reached through the
  /// objects in `way`, as in `observe(\.a.b, _through: [\.a])`.
  ///
  /// The compiler for unmodified sources adds the path to `observe(\.a.b)`, because a key path does not
  /// expose the objects that it passes. `way` contains the prefixes of the path, shortest first; those that
  /// lead to values are skipped.
  ///
  /// - Returns: The observation.
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

  /// Announces that a property is about to change.
  ///
  /// - Note: Has no effect: observers are called only after changes.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Notifies the observers of the object's properties whose values have changed since the last check.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    ValueObserving.check(self)
  }
}

extension NSObject {
  /// Announces that a property is about to change.
  ///
  /// - Note: Has no effect: observers are called only after changes.
  public func willChangeValue(forKey key: String) {}

  /// Notifies the observers of the object's properties whose values have changed since the last check.
  public func didChangeValue(forKey key: String) { ValueObserving.check(self) }

  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` after a property accessible by name
  /// has changed, until the observer is removed or either object is deallocated.
  ///
  /// Differs from Foundation: observers are responders (views, view controllers), which declare the method,
  /// or conform to `_ValueObserving`.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyedObservers.add(
      KeyedObserver(observer, of: self, keyPath, options, context), of: self)
  }

  /// Removes an observer of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyedObservers.remove { $0.isOf(observer, self, keyPath) }
  }

  /// Removes an observer of a property that was added with `context`.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyedObservers.remove { $0.isOf(observer, self, keyPath) && $0.context == context }
  }
}
