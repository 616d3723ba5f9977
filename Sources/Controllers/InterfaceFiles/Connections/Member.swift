// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The members of objects by the names that interface files use; see ``_NamedMembers``.
@MainActor
enum Member {
  /// Sets the outlet or property at `path`; a number is converted to the type of the member.
  static func set(_ value: Any?, _ path: String, of object: NSObject) -> NamedMembers.Outcome {
    let outcome = NamedMembers.set(value, path, of: object)
    guard case .refused = outcome, let number = value as? NSNumber else { return outcome }
    // Numbers in files are untyped; those of members are typed.
    let others: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue,
      number.boolValue,
    ]
    for other in others {
      if case .done = NamedMembers.set(other, path, of: object) { return .done }
    }
    return outcome
  }

  /// Returns whether the object has an action called `name`.
  static func canPerform(_ name: String, _ object: NSObject) -> Bool {
    Selector(name).isAnswered(by: object)
  }

  /// Performs the object's action called `name`, which must exist.
  static func perform(_ name: String, _ object: NSObject, with sender: Any?) {
    Selector(name).send(to: object, [sender])
  }

  /// Calls the object's method called `name`, which must exist, and returns its result.
  static func answer(of name: String, _ object: NSObject, with arguments: [Any?]) -> Any? {
    Selector(name).send(to: object, arguments)
  }
}
