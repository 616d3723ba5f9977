// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `#keyPath(Person.address.street)`, which becomes the string `"address.street"`.
enum KeyPathExpression: Construct {
  static let rows = [
    ConstructRow(
      "`#keyPath`",
      becomes: "the string",
      in: "KeyPathExpression")
  ]

  private static let separators: Set<String> = [".", "self", "Self", "?", "!"]

  static func edits(_ node: MacroExpansionExprSyntax, in text: SourceText) -> [Edit] {
    guard let path = node.arguments.first?.expression else { return [] }
    let tokens = path.tokens(viewMode: .sourceAccurate)
    let names: [String] = tokens.map(\.text).filter { !separators.contains($0) }
    // A path may begin with types.
    let properties = names.drop { $0.first?.isUppercase ?? false }
    return [text.replace(node.range, by: "\"\(properties.joined(separator: "."))\"")]
  }
}

extension KeyPathExpression {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath"
    else { return }
    places.mark(macro.range)
  }
}
