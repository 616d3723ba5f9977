// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The names of types as written.
enum TypeName {
  /// Returns the name of a type without generic arguments, such as `Outer.Inner` for `Outer<Int>.Inner`.
  static func bare(_ type: TypeSyntax) -> String {
    if let name = type.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let member = type.as(MemberTypeSyntax.self) {
      return "\(bare(member.baseType)).\(member.name.text)"
    }
    return type.trimmedDescription
  }

  /// Returns the name of a type declaration, or `nil` for another node.
  static func declared(_ node: Syntax) -> String? {
    switch node.kind {
    case .extensionDecl: node.as(ExtensionDeclSyntax.self).map { bare($0.extendedType) }
    case .classDecl: node.as(ClassDeclSyntax.self)?.name.text
    case .structDecl: node.as(StructDeclSyntax.self)?.name.text
    case .enumDecl: node.as(EnumDeclSyntax.self)?.name.text
    case .protocolDecl: node.as(ProtocolDeclSyntax.self)?.name.text
    case .actorDecl: node.as(ActorDeclSyntax.self)?.name.text
    default: nil
    }
  }
}
