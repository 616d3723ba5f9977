// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct of a stored property whose initial value uses `self`, as in `let button = { …addTarget(self,
/// …) }()`, which becomes a lazy variable that is initialized when `self` exists.
enum SelfInStoredValue: Construct {
  static let rows = [
    ConstructRow(
      "`self` in the initial value of a stored property",
      becomes: "a lazy variable",
      in: "SelfInStoredValue")
  ]

  static func edits(_ property: VariableDeclSyntax, in text: SourceText) -> [Edit] {
    guard property.parent?.is(MemberBlockItemSyntax.self) ?? false, isInClass(property),
      !property.modifiers.contains(["static", "class", "lazy", "weak", "unowned", "nonisolated"]),
      property.bindings.count == 1, let binding = property.bindings.first,
      binding.accessorBlock == nil, let value = binding.initializer?.value, saysSelf(Syntax(value))
    else { return [] }
    let first = property.modifiers.firstToken(viewMode: .sourceAccurate)
    return [
      PrecedingWord("lazy").edit(
        before: property, attributes: property.attributes,
        first: first ?? property.bindingSpecifier),
      text.replace(property.bindingSpecifier.range, by: "var"),
    ]
  }

  private static func isInClass(_ property: VariableDeclSyntax) -> Bool {
    SyntaxContext(of: property).group?.is(ClassDeclSyntax.self) ?? false
  }

  /// Returns whether `self` is used, other than as `Type.self`, in a selector or in a nested type.
  private static func saysSelf(_ node: Syntax) -> Bool {
    if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text == "self" {
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self) else { return true }
      // `Type.self` is a type.
      return access.base?.id == node.id
    }
    if node.asGroup != nil { return false }
    if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector" {
      return false
    }
    return node.children(viewMode: .sourceAccurate).contains { saysSelf($0) }
  }
}

extension SelfInStoredValue {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let property = node.as(VariableDeclSyntax.self),
      property.parent?.is(MemberBlockItemSyntax.self) ?? false,
      let value = property.bindings.first?.initializer?.value,
      value.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "self" })
    else { return }
    places.mark(property.bindingSpecifier.range)
    places.openBefore(property, modifiers: property.modifiers, property.bindingSpecifier)
  }
}
