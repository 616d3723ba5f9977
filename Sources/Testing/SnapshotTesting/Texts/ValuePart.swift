// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The description of one value in a dump, with its children.
struct ValuePart {
  /// The description of the value.
  let words: String
  /// The children of the value.
  private(set) var children: [(label: String?, value: Any)] = []
  /// Whether the children are unordered.
  private(set) var isUnordered = false
  /// The identity of an object without a description of its own; `nil` for other values.
  private(set) var identity: ObjectIdentifier?

  /// Creates the part for `value`.
  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    let count = mirror.children.count
    let type = Self.name(of: mirror.subjectType)
    let children = mirror.children.map { ($0.label, $0.value) }
    switch mirror.displayStyle {
    case .collection:
      words = count == 1 ? "1 element" : "\(count) elements"
      self.children = children.map { (nil, $0.1) }
    case .dictionary:
      words = count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
      (self.children, isUnordered) = (children, true)
    case .set:
      words = count == 1 ? "1 member" : "\(count) members"
      (self.children, isUnordered) = (children, true)
    case .tuple:
      words = count == 1 ? "(1 element)" : "(\(count) elements)"
      self.children = children
    case .optional:
      words = count == 0 ? "\(type).none" : type
      self.children = children
    default:
      if let value = value as? any AnySnapshotStringConvertible {
        words = value.snapshotDescription
        if Swift.type(of: value).renderChildren { self.children = children }
      } else if let value = value as? any CustomStringConvertible {
        words = value.description
        self.children = Self.sorted(children)
      } else if mirror.displayStyle == .enum {
        words = count == 0 ? "\(type).\(value)" : type
        self.children = children
      } else {
        words = mirror.displayStyle == nil ? String(describing: value) : type
        self.children = Self.sorted(children)
        if mirror.displayStyle == .class { identity = ObjectIdentifier(value as AnyObject) }
      }
    }
  }

  private static func sorted(_ children: [(String?, Any)]) -> [(label: String?, value: Any)] {
    children.sorted { ($0.0 ?? "") < ($1.0 ?? "") }.map { ($0.0, $0.1) }
  }

  /// Returns a type's name, without the numbers that distinguish local types.
  private static func name(of type: Any.Type) -> String {
    String(describing: type).replacing(#/ #\d+/#, with: "")
  }
}
