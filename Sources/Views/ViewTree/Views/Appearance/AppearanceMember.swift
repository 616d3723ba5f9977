// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A property that appearances set, with closures that read, compare and write it.
@MainActor
package struct AppearanceMember {
  /// The name of the property; of several appearances that set it, one is applied.
  package let name: String
  /// The closure that returns the value of an object, or `nil` if the property does not take part at present.
  let read: (NSObject) -> Any?
  /// The closure that returns whether two values are equal.
  let isSame: (Any, Any) -> Bool
  /// The closure that sets a value returned by `read`.
  let write: (NSObject, Any) -> Void

  /// Creates a property that is compared by value.
  package init<Target: NSObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.init(
      name, read: { (target: Target) in target[keyPath: path] },
      write: { (target: Target, value: Value) in target[keyPath: path] = value })
  }

  /// Creates a property that is accessed by closures; it does not take part where `read` returns `nil`.
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

  /// Creates a property of text attributes, compared by keys and values.
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

  /// Creates a property that a class of the application lists by name.
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

  /// A set of text attributes that can be compared.
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
