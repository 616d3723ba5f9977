// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What the classes of objects say about their members, looked up by name.
///
/// Each class is asked once.
package enum NamedMembers {
  private static let known = Mutex<[ObjectIdentifier: [String: _NamedMember]]>([:])

  /// The member of a name that the class of `object` lists; nil: it lists none.
  package static func member(_ name: String, of object: AnyObject) -> _NamedMember? {
    guard let object = object as? any _NamedMembers else { return nil }
    let kind = type(of: object)
    let key = ObjectIdentifier(kind)
    if let members = known.withLock({ $0[key] }) { return members[name] }
    let members = Dictionary(listed(kind).map { ($0.name, $0) }) { _, last in last }
    known.withLock { $0[key] = members }
    return members[name]
  }

  /// The list of a class, read on whatever thread asks, as a runtime's tables are.
  private static func listed(_ kind: any _NamedMembers.Type) -> [_NamedMember] {
    let list: @MainActor (any _NamedMembers.Type) -> [_NamedMember] = { $0._namedMembers }
    return unsafeBitCast(list, to: ((any _NamedMembers.Type) -> [_NamedMember]).self)(kind)
  }

  // MARK: Properties as methods

  /// Whether `name` reads or sets a property that the class of `object` lists: `title`, `setTitle:`.
  static func isAccessor(_ name: String, of object: AnyObject) -> Bool {
    if member(name, of: object)?.role == .property { return true }
    return property(setBy: name, of: object)?.isSettable == true
  }

  /// Reads or sets the property that the message `name` is about; nil when there is none.
  static func access(_ name: String, of object: AnyObject, _ arguments: [Any?]) -> Any? {
    if let member = member(name, of: object), member.role == .property {
      return .some(member.read(object) as Any)
    }
    guard let member = property(setBy: name, of: object),
      case .done = member.write(object, arguments.first ?? nil)
    else { return nil }
    return ()
  }

  /// The property that a message of the form `setTitle:` sets.
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
