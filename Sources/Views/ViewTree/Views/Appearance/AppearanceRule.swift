// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// An appearance: the proxy on which properties are set, and the objects to which they apply.
@MainActor
final class AppearanceRule {
  /// The object on which the application sets properties.
  let proxy: NSObject
  let type: ObjectIdentifier
  let scope: AppearanceScope
  /// The depth of the class in the class hierarchy: the number of classes from it up to its root class.
  let depth: Int
  private let isOfClass: (NSObject) -> Bool
  private let members: [AppearanceMember]
  /// The initial values of the proxy's properties.
  private let first: [Any?]

  init<Target: AppearanceTaking>(_ type: Target.Type, _ scope: AppearanceScope) {
    let proxy = type.madeForAppearance()
    let members = type.allAppearanceMembers + Self.listed(type)
    self.proxy = proxy
    self.type = ObjectIdentifier(type)
    self.scope = scope
    self.members = members
    depth = sequence(first: Mirror(reflecting: proxy), next: \.superclassMirror).reduce(0) {
      sum, _ in
      sum + 1
    }
    isOfClass = { $0 is Target }
    first = members.map { $0.read(proxy) }
  }

  /// Returns the properties that a class of the application lists by name.
  private static func listed<Target: AppearanceTaking>(_ type: Target.Type) -> [AppearanceMember] {
    guard LibraryModules.name(of: type) == nil,
      let named = type as? any _NamedMembers.Type
    else { return [] }
    return named._namedMembers.filter { $0.role == .property && $0.isSettable }
      .map { AppearanceMember($0) }
  }

  /// Returns whether the appearance applies to the class of `object`.
  func isFor(_ object: NSObject) -> Bool { isOfClass(object) }

  /// The properties whose values on the proxy differ from the initial ones, with both values.
  var values: [(member: AppearanceMember, value: Any, first: Any?)] {
    zip(members, first).compactMap { member, first in
      guard let value = member.read(proxy) else { return nil }
      if let first, member.isSame(value, first) { return nil }
      return (member, value, first)
    }
  }
}
