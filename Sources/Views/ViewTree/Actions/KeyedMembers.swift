// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// Finds the properties that keys name.
enum KeyedMembers {
  /// The property called `key`, `isKey` or as Objective-C says `isKey`.
  static func property(_ key: String, of object: AnyObject) -> _NamedMember? {
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    let names = [key, "is\(capital)", String(key.drop { $0 == "_" })]
    return names.lazy.compactMap { NamedMembers.member($0, of: object) }
      .first { $0.role == .property }
  }

  /// What an optional holds.
  static func content(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return content(mirror.children.first?.value)
  }

  /// Says that a property was not found: UIKit has names that are not here, other classes have not.
  static func report(_ key: String, of object: AnyObject, as what: String) {
    let kind: AnyClass = type(of: object)
    guard object is any _NamedMembers else {
      contractBroken(
        "\(kind) has no property called \(key) that is known by name; list it in "
          + "\(kind)._namedMembers, or use the property itself")
    }
    Diagnostics.reportOnce("\(kind) has no property called \(key) that is known here: it \(what)")
  }
}
