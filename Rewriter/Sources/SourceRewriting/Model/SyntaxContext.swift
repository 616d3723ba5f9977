// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The context of an expression: its enclosing type, and whether `Self` may be used there.
struct SyntaxContext {
  /// The innermost type around the expression.
  var group: (any DeclGroupSyntax)?
  /// Whether the expression is in the initial value of a stored property, or in a default argument.
  var isInitialValue = false

  init(of node: some SyntaxProtocol) {
    var current = Syntax(node)
    while let parent = current.parent {
      if let group = parent.asGroup {
        self.group = group
        return
      }
      if let binding = parent.as(PatternBindingSyntax.self),
        current.is(InitializerClauseSyntax.self),
        let property = binding.parent?.parent?.as(VariableDeclSyntax.self), property.isStored
      {
        isInitialValue = true
      }
      if parent.is(FunctionParameterSyntax.self), current.is(InitializerClauseSyntax.self) {
        isInitialValue = true
      }
      current = parent
    }
  }

  /// A name of the enclosing type that can be used at the expression, or `nil` if there is no such type.
  var typeName: String? {
    guard let group else { return nil }
    switch TypeFacts.Kind(of: group) {
    case .classType: return group.as(ClassDeclSyntax.self)?.name.text
    case .extensionType:
      let named = group.as(ExtensionDeclSyntax.self).map { TypeName.bare($0.extendedType) }
      return isInitialValue ? named : "Self"
    case .protocolType, .actorType, .valueType: return "Self"
    }
  }
}

extension VariableDeclSyntax {
  /// Whether the declaration is that of a property of a type, and not lazy.
  var isStored: Bool {
    parent?.is(MemberBlockItemSyntax.self) ?? false && modifiers.first("lazy") == nil
  }
}
