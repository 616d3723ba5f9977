// SPDX-License-Identifier: Apache-2.0

extension NamedMembers {
  /// The outcome of setting a value by name.
  package enum Outcome {
    /// A success, or a no-op because an object on the path is `nil`.
    case done
    /// A failure because the member is read-only or has another type; the associated value is the reason in
    /// words.
    case refused(String)
    /// A failure because the object's class lists no such member.
    case absent
  }

  /// Sets the outlet or property at `path`, a chain of names separated by dots, and returns the outcome.
  ///
  /// It is a no-op if an object on the path is `nil`, as in UIKit.
  package static func set(_ value: Any?, _ path: String, of object: AnyObject) -> Outcome {
    let names = path.split(separator: ".").map(String.init)
    guard let last = names.last else { return .absent }
    var object = object
    for name in names.dropLast() {
      guard let member = member(name, of: object), member.role == .property else { return .absent }
      // Without the intermediate object this is a no-op, as in UIKit.
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
