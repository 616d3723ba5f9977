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

  /// Returns the edit of an import of the module or one of its submodules, or `nil` for other imports.
  static func edit(_ decl: ImportDeclSyntax, in configuration: ModuleConfiguration) -> Edit? {
    guard let module = decl.path.first, module.name.text == name,
      !configuration.canImport(name)
    else { return nil }
    // A scoped import, `import func Darwin.round`, stays scoped.
    let end =
      decl.importKindSpecifier == nil
      ? decl.path.range.upperBound : module.name.range.upperBound
    return Edit(module.name.range.lowerBound..<end, substitute)
  }

  /// Returns the edit of the module's name before a member, or `nil` if the base is another name.
  static func edit(_ member: MemberAccessExprSyntax, in configuration: ModuleConfiguration) -> Edit?
  {
    guard let base = member.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == name,
      !configuration.canImport(name)
    else { return nil }
    return Edit(base.baseName.range, substitute)
  }

  /// Returns the edit of the module's name before a type, or `nil` if the base is another name.
  static func edit(_ type: MemberTypeSyntax, in configuration: ModuleConfiguration) -> Edit? {
    guard let base = type.baseType.as(IdentifierTypeSyntax.self), base.name.text == name,
      !configuration.canImport(name)
    else { return nil }
    return Edit(base.name.range, substitute)
  }
}

extension DarwinModule {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    if let decl = node.as(ImportDeclSyntax.self), decl.path.first?.name.text == name {
      places.mark(decl.range)
    } else if let member = node.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == name
    {
      places.mark(base.range)
    } else if let type = node.as(MemberTypeSyntax.self),
      let base = type.baseType.as(IdentifierTypeSyntax.self), base.name.text == name
    {
      places.mark(base.range)
    }
  }
}
