// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `import Darwin` or `Darwin.round(x)`, whose C library is in the module `Glibc` here.
///
/// Conditions are not changed: `canImport(Darwin)` is `false`, so that packages for several platforms use
/// their code for Linux.
enum DarwinModule: Construct {
  static let rows = [
    ConstructRow(
      "`import Darwin`, `import Darwin.C`, `Darwin.round(x)`",
      becomes: "the same of `Glibc`, the module of the C library here",
      in: "DarwinModule")
  ]

  /// The module of the C library on Linux.
  static let substitute = "Glibc"
  private static let name = "Darwin"

  /// Returns the edit of the module's name in an import, or before a member or type; `nil` for other nodes.
  static func edit(_ node: some SyntaxProtocol, in configuration: ModuleConfiguration) -> Edit? {
    guard let place = place(in: Syntax(node)), !configuration.canImport(name) else { return nil }
    return Edit(place, substitute)
  }

  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    if let place = place(in: node) { places.mark(place) }
  }

  /// Returns the range of the module's name, with the submodules that an import names.
  private static func place(in node: Syntax) -> Range<Int>? {
    if let decl = node.as(ImportDeclSyntax.self) {
      guard let module = decl.path.first, module.name.text == name else { return nil }
      // A scoped import, `import func Darwin.round`, stays scoped.
      return decl.importKindSpecifier == nil ? decl.path.range : module.name.range
    }
    let base =
      node.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName
      ?? node.as(MemberTypeSyntax.self)?.baseType.as(IdentifierTypeSyntax.self)?.name
    return base?.text == name ? base?.range : nil
  }
}
