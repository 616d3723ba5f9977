// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

// Key-value coding of the properties that the object's class lists.
//
// Members of a protocol, so that classes can declare their own: layers and animations store a value for any
// key.
extension _KeyValueCodingAndObserving {
  /// Returns the value of the property called `key`.
  ///
  /// Differs from Foundation: only properties that the object's class lists are found (decision 0002). For a
  /// property that the class does not list, the result is `nil`, which is reported once.
  ///
  /// - Precondition: The object's class lists members.
  public func value(forKey key: String) -> Any? {
    guard let member = KeyedMembers.property(key, of: self) else {
      KeyedMembers.report(key, of: self, as: "is nil")
      return nil
    }
    return KeyedMembers.content(member.read(self))
  }

  /// Returns the value at a key path such as `layer.cornerRadius`, or `nil`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    var value: Any? = self
    for key in keys { value = (value as? NSObject)?.value(forKey: key) }
    return keys.isEmpty ? nil : value
  }

  /// Sets the property called `key`.
  ///
  /// Differs from Foundation: only properties that the object's class lists are found. A property that the
  /// class does not list is not set, which is reported once.
  ///
  /// - Precondition: The object's class lists members; the property is writable, and `value` has its type.
  ///   Numbers are converted.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let member = KeyedMembers.property(key, of: self) else {
      return KeyedMembers.report(key, of: self, as: "is not set")
    }
    let kind: AnyClass = type(of: self)
    switch member.write(self, value) {
    case .done: ValueObserving.check(self)
    case .readOnly:
      contractBroken(
        "setValue(_:forKey:) was called for \(key) of \(kind), which can only be read")
    case .otherValue(let wanted):
      let given = value.map { "\(type(of: $0))" } ?? "nil"
      contractBroken(
        "setValue(_:forKey:) was called with \(given) for \(key) of \(kind), which is \(wanted)")
    }
  }

  /// Sets the property at a key path such as `layer.cornerRadius`; has no effect if the path leads to no
  /// object.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let end = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let holder = self.value(forKeyPath: String(keyPath[..<end])) as? NSObject
    holder?.setValue(value, forKey: String(keyPath[keyPath.index(after: end)...]))
  }

  /// Returns the values of the properties called `keys`; `NSNull` stands for `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// Sets the properties with the given names to the given values; `NSNull` stands for `nil`.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }
}
