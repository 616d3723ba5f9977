// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A property that appearances set: how it is read, compared and written.
@MainActor
package struct AppearanceMember {
  /// The property's name; of several appearances that set it one wins.
  package let name: String
  /// What an object has; nil: the property doesn't count at present.
  let read: (NSObject) -> Any?
  /// Whether two values are the same.
  let isSame: (Any, Any) -> Bool
  /// Sets a value that `read` answered.
  let write: (NSObject, Any) -> Void

  /// A property that is compared by its value.
  package init<Target: NSObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.init(
      name, read: { (target: Target) in target[keyPath: path] },
      write: { (target: Target, value: Value) in target[keyPath: path] = value })
  }

  /// A property that is read and written by closures; it doesn't count where `read` answers nil.
  package init<Target: NSObject, Value: Equatable>(
    _ name: String, read: @escaping (Target) -> Value?, write: @escaping (Target, Value) -> Void
  ) {
    self.name = name
    self.read = { ($0 as? Target).flatMap(read) }
    isSame = { one, other in
      guard let one = one as? Value, let other = other as? Value else { return false }
      return one == other
    }
    self.write = { target, value in
      guard let target = target as? Target, let value = value as? Value else { return }
      write(target, value)
    }
  }

  /// Attributes of text, compared by their keys and values.
  package init<Target: NSObject>(
    attributes name: String, read: @escaping (Target) -> [NSAttributedString.Key: Any]?,
    write: @escaping (Target, [NSAttributedString.Key: Any]) -> Void
  ) {
    self.init(
      name,
      read: { (target: Target) -> TextAttributes? in
        read(target).map { TextAttributes(values: $0) }
      },
      write: { (target: Target, attributes: TextAttributes) in write(target, attributes.values) })
  }

  /// A property that a class of the application's lists by name.
  init(_ listed: _NamedMember) {
    name = listed.name
    read = { listed.read($0) }
    isSame = { one, other in
      let (one, other) = (KeyedMembers.content(one), KeyedMembers.content(other))
      guard let one = one as? AnyHashable, let other = other as? AnyHashable else {
        return one == nil && other == nil
      }
      return one == other
    }
    write = { target, value in _ = listed.write(target, KeyedMembers.content(value)) }
  }

  /// Attributes of text that can be compared.
  private struct TextAttributes: Equatable {
    let values: [NSAttributedString.Key: Any]

    static func == (one: TextAttributes, other: TextAttributes) -> Bool {
      one.values.count == other.values.count
        && one.values.allSatisfy { key, value in
          guard let value = value as? AnyHashable, let found = other.values[key] as? AnyHashable
          else { return false }
          return value == found
        }
    }
  }
}
