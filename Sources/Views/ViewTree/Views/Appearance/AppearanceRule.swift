// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// One appearance: the object that code sets properties on, and whom they are for.
@MainActor
final class AppearanceRule {
  /// What code sets properties on.
  let proxy: NSObject
  let type: ObjectIdentifier
  let scope: AppearanceScope
  /// How many superclasses the class has.
  let depth: Int
  private let isOfClass: (NSObject) -> Bool
  private let members: [AppearanceMember]
  /// What the proxy had before anybody set something.
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

  /// What a class of the application's lists by name.
  private static func listed<Target: AppearanceTaking>(_ type: Target.Type) -> [AppearanceMember] {
    guard LibraryModules.name(of: type) == nil,
      let named = type as? any _NamedMembers.Type
    else { return [] }
    return named._namedMembers.filter { $0.role == .property && $0.isSettable }
      .map { AppearanceMember($0) }
  }

  /// Whether the appearance is for objects of that class and those traits.
  func isFor(_ object: NSObject) -> Bool { isOfClass(object) }

  /// The properties that were set, their values, and what the class itself gives.
  var values: [(member: AppearanceMember, value: Any, first: Any?)] {
    zip(members, first).compactMap { member, first in
      guard let value = member.read(proxy) else { return nil }
      if let first, member.isSame(value, first) { return nil }
      return (member, value, first)
    }
  }
}
