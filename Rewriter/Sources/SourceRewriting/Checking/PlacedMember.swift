// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A method or property, reduced to the parts that constructs check.
struct PlacedMember {
  let modifiers: DeclModifierListSyntax
  let name: TokenSyntax
  /// Whether the member is declared in an extension.
  let isInExtension: Bool

  /// Creates the member for `node`, or `nil` if it is neither a method nor a property with a name.
  init?(_ node: Syntax) {
    if let method = node.as(FunctionDeclSyntax.self) {
      (modifiers, name) = (method.modifiers, method.name)
    } else if let property = node.as(VariableDeclSyntax.self),
      let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      (modifiers, self.name) = (property.modifiers, name)
    } else {
      return nil
    }
    isInExtension =
      node.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent?.is(
        ExtensionDeclSyntax.self) ?? false
  }
}
