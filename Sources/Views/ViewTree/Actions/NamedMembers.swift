// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The members that classes declare by name.
///
/// The list of each class is read once.
package enum NamedMembers {
  private static let known = Mutex<[ObjectIdentifier: [String: _NamedMember]]>([:])

  /// Returns the member with a name that the class of `object` lists, or `nil`.
  package static func member(_ name: String, of object: AnyObject) -> _NamedMember? {
    guard let object = object as? any _NamedMembers else { return nil }
    let kind = type(of: object)
    let key = ObjectIdentifier(kind)
    if let members = known.withLock({ $0[key] }) { return members[name] }
    let members = Dictionary(listed(kind).map { ($0.name, $0) }) { _, last in last }
    known.withLock { $0[key] = members }
    return members[name]
  }

  /// Returns the list of a class, read on the calling thread although the list is declared on the main actor.
  private static func listed(_ kind: any _NamedMembers.Type) -> [_NamedMember] {
    let list: @MainActor (any _NamedMembers.Type) -> [_NamedMember] = { $0._namedMembers }
    return unsafeBitCast(list, to: ((any _NamedMembers.Type) -> [_NamedMember]).self)(kind)
  }

  // MARK: Accessors

  /// Returns whether `name` is the getter or setter of a property that the class of `object` lists: `title`,
  /// `setTitle:`.
  static func isAccessor(_ name: String, of object: AnyObject) -> Bool {
    if member(name, of: object)?.role == .property { return true }
    return property(setBy: name, of: object)?.isSettable == true
  }

  /// Calls the getter or setter called `name` and returns its result, or `nil` if there is no such property
  /// or the setter fails.
  static func access(_ name: String, of object: AnyObject, _ arguments: [Any?]) -> Any? {
    if let member = member(name, of: object), member.role == .property {
      return .some(member.read(object) as Any)
    }
    guard let member = property(setBy: name, of: object),
      case .done = member.write(object, arguments.first ?? nil)
    else { return nil }
    return ()
  }

  /// Returns the property that a message of the form `setTitle:` sets, or `nil`.
  private static func property(setBy name: String, of object: AnyObject) -> _NamedMember? {
    guard name.hasPrefix("set"), name.hasSuffix(":"), name.count > 4 else { return nil }
    let capital = String(name.dropFirst(3).dropLast())
    guard !capital.contains(":") else { return nil }
    let member =
      member(capital.prefix(1).lowercased() + capital.dropFirst(), of: object)
      ?? member(capital, of: object)
    return member?.role == .property ? member : nil
  }
}
