// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A method or property, as constructs look at it.
struct PlacedMember {
  let modifiers: DeclModifierListSyntax
  let name: TokenSyntax
  /// Whether it is a member of an extension.
  let isInExtension: Bool

  /// nil: `node` is neither a method nor a property with a name.
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
