// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// Functions for finding properties by key.
enum KeyedMembers {
  /// Returns the property called `key`, the property called `isKey` in Objective-C's convention, or the one
  /// called `key` without leading underscores; `nil` if there is none.
  static func property(_ key: String, of object: AnyObject) -> _NamedMember? {
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    let names = [key, "is\(capital)", String(key.drop { $0 == "_" })]
    return names.lazy.compactMap { NamedMembers.member($0, of: object) }
      .first { $0.role == .property }
  }

  /// Returns the value inside an optional, unwrapped repeatedly.
  static func content(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return content(mirror.children.first?.value)
  }

  /// Reports an unknown property: as a diagnostic, once, for an object whose class lists members, because
  /// UIKit's members may be missing; as a broken contract, which traps, for other objects.
  static func report(_ key: String, of object: AnyObject, as what: String) {
    let kind: AnyClass = type(of: object)
    guard object is any _NamedMembers else {
      contractBroken(
        "\(kind) has no property \(key) that can be found by its name; list it in "
          + "\(kind)._namedMembers, or use the property itself")
    }
    Diagnostics.reportOnce("\(kind) has no property \(key) here: it \(what)")
  }
}
