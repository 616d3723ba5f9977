// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A type of the module, or an extension, as written.
///
/// It is a class, so that lists of superclasses are lists of references.
final class TypeFacts: Sendable {
  enum Kind: Equatable {
    case classType, protocolType, actorType, valueType, extensionType
  }

  let kind: Kind
  /// The full name, including enclosing types (`Outer.Inner`); for an extension, that of the extended type.
  let name: String
  /// The index of the file in the module.
  let file: Int
  let group: any DeclGroupSyntax
  /// Whether the type is compiled, because it is not in an inactive `#if` clause.
  let isActive: Bool
  /// Whether the type is declared in a function.
  let isLocal: Bool
  let inherited: [String]
  /// The active members.
  let members: [MemberFacts]

  init(
    _ group: some DeclGroupSyntax, name: String, file: Int, isActive: Bool, isLocal: Bool,
    members: [MemberFacts]
  ) {
    kind = Kind(of: group)
    self.name = name
    self.file = file
    self.group = group
    self.isActive = isActive
    self.isLocal = isLocal
    inherited = group.inheritanceClause?.names ?? []
    self.members = members
  }
}

extension TypeFacts.Kind {
  init(of group: some DeclGroupSyntax) {
    self =
      if group.is(ClassDeclSyntax.self) { .classType } else if group.is(ProtocolDeclSyntax.self) {
        .protocolType
      } else if group.is(ActorDeclSyntax.self) {
        .actorType
      } else if group.is(
        ExtensionDeclSyntax.self)
      {
        .extensionType
      } else { .valueType }
  }
}

extension InheritanceClauseSyntax {
  /// The names of the inherited types, without attributes and generic arguments.
  var names: [String] {
    inheritedTypes.map { inherited in
      var type = inherited.type
      while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
      return TypeName.bare(type)
    }
  }
}
