// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `@UIApplicationMain` or `@NSApplicationMain`, which becomes `@main`.
enum ApplicationMain: Construct {
  static let rows = [
    ConstructRow(
      "`@UIApplicationMain`, `@NSApplicationMain`",
      becomes: "`@main`",
      in: "ApplicationMain")
  ]

  /// Returns whether an attribute makes a class the entry point of a program.
  private static func isOne(_ attribute: AttributeSyntax) -> Bool {
    attribute.name == "UIApplicationMain" || attribute.name == "NSApplicationMain"
  }

  static func edits(_ attribute: AttributeSyntax, in text: SourceText) -> [Edit] {
    isOne(attribute) ? [text.replace(attribute.range, by: "@main")] : []
  }
}

extension ApplicationMain {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let attribute = node.as(AttributeSyntax.self), isOne(attribute) else { return }
    places.mark(attribute.range)
  }
}
