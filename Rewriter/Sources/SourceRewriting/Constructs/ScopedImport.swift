// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `import class UIKit.UIView` or `import UIKit.UIGestureRecognizerSubclass`, which becomes an
/// import of the whole module.
///
/// Modules that are one unit on Apple's platforms consist of several here, and none has submodules.
enum ScopedImport: Construct {
  static let rows = [
    ConstructRow(
      "`import class UIKit.UIView`, `import os.log`",
      becomes: "an import of the whole module",
      in: "ScopedImport"),
    ConstructRow(
      "`import CoreGraphics`",
      becomes: "the same, with `CGContext`, which is declared in the module of views here",
      in: "ScopedImport"),
  ]

  /// The modules whose declarations are in other modules here.
  private static let umbrellas: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "CoreText", "ObjectiveC", "os", "Combine", "SwiftUI",
  ]

  /// Returns the rewritten import on one line.
  static func rewritten(_ decl: ImportDeclSyntax) -> String {
    guard decl.path.count > 1, let module = decl.path.first?.name.text else { return decl.flatText }
    if decl.importKindSpecifier != nil, !umbrellas.contains(module) { return decl.flatText }
    return (decl.attributes.map(\.flatText) + decl.modifiers.map(\.flatText) + ["import \(module)"])
      .joined(separator: " ")
  }

  /// Returns the insertion after an import of CoreGraphics, because `CGContext` is a class of the module of
  /// views here.
  ///
  /// Returns `nil` for other imports, or if that module is unavailable.
  static func context(_ decl: ImportDeclSyntax, in configuration: ModuleConfiguration) -> Edit? {
    guard decl.path.count == 1, decl.path.first?.name.text == "CoreGraphics",
      configuration.canImport("MullionViewTree")
    else { return nil }
    return Edit(
      decl.path.range.upperBound..<decl.path.range.upperBound,
      ";import class MullionViewTree.CGContext")
  }

  static func edits(_ decl: ImportDeclSyntax, in text: SourceText) -> [Edit] {
    guard decl.path.count > 1, let module = decl.path.first else { return [] }
    let name = module.name.text
    if let kind = decl.importKindSpecifier {
      guard umbrellas.contains(name) else { return [] }
      // The module's name replaces `class UIKit.UIView`, and spaces fill the rest.
      let range = kind.range.lowerBound..<decl.path.range.upperBound
      return [text.replace(range, by: name)]
    }
    return [text.blank(module.name.range.upperBound..<decl.path.range.upperBound)]
  }
}

extension ScopedImport {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let decl = node.as(ImportDeclSyntax.self),
      decl.path.first?.name.text == "CoreGraphics" || decl.path.count > 1
    else { return }
    places.mark(decl.range)
  }
}
