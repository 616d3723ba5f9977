// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A type of the module, or an extension, as its syntax says.
///
/// An object, so that lines of inheritance are lists of references.
final class TypeFacts: Sendable {
  enum Kind: Equatable {
    case classType, protocolType, actorType, valueType, extensionType
  }

  let kind: Kind
  /// The name with those of the types around it (`Outer.Inner`); of an extension: what it extends.
  let name: String
  /// The file, by its place among the module's.
  let file: Int
  let group: any DeclGroupSyntax
  /// Whether the compiler sees it: it stands in no clause of an `#if` that is left out.
  let isActive: Bool
  /// Whether it stands in a function.
  let isLocal: Bool
  let inherited: [String]
  /// What is compiled of its members.
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
  /// The names of the types that are inherited from, without attributes and generic arguments.
  var names: [String] {
    inheritedTypes.map { inherited in
      var type = inherited.type
      while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
      return TypeName.bare(type)
    }
  }
}
