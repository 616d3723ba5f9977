// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Names of types as they are written.
enum TypeName {
  /// `Outer.Inner` of `Outer<Int>.Inner`.
  static func bare(_ type: TypeSyntax) -> String {
    if let name = type.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let member = type.as(MemberTypeSyntax.self) {
      return "\(bare(member.baseType)).\(member.name.text)"
    }
    return type.trimmedDescription
  }

  /// The name of a type declaration; nil: it is none.
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
