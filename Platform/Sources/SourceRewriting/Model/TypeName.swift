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
    if let decl = node.as(ExtensionDeclSyntax.self) { return bare(decl.extendedType) }
    return (node.asGroup as? any NamedDeclSyntax)?.name.text
  }
}
