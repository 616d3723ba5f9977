// SPDX-License-Identifier: Apache-2.0

extension NamedMembers {
  /// What became of a value that was set by name.
  package enum Outcome {
    /// The member has it.
    case done
    /// The member can't be set, or is of another type, which is named.
    case refused(String)
    /// The object's class lists no such member.
    case absent
  }

  /// Sets the outlet or property at `path`, the names between its dots each of what is before.
  package static func set(_ value: Any?, _ path: String, of object: AnyObject) -> Outcome {
    let names = path.split(separator: ".").map(String.init)
    guard let last = names.last else { return .absent }
    var object = object
    for name in names.dropLast() {
      guard let member = member(name, of: object), member.role == .property else { return .absent }
      // Without the object in between nothing is set, as in UIKit.
      guard let next = member.read(object), let inner = unwrapped(next) else { return .done }
      object = inner as AnyObject
    }
    guard let member = member(last, of: object), member.role == .property else { return .absent }
    return switch member.write(object, value) {
    case .done: .done
    case .readOnly: .refused("it can't be set")
    case .otherValue(let type): .refused("it is a \(type)")
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}
