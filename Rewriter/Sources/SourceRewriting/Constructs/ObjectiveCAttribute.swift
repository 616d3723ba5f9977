// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The attributes `@objc`, `@objc(Name)`, `@IBOutlet` and related ones, which are replaced by spaces of the
/// same length.
enum ObjectiveCAttribute: Construct {
  static let rows = [
    ConstructRow(
      "`@objc`, `@IBOutlet` and related attributes",
      becomes: "spaces of the same length",
      in: "ObjectiveCAttribute")
  ]

  private static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable",
  ]

  /// Returns whether an attribute is one that Linux does not have.
  static func isOne(_ attribute: AttributeSyntax) -> Bool { names.contains(attribute.name) }

  static func edits(_ attribute: AttributeSyntax, in text: SourceText) -> [Edit] {
    isOne(attribute) ? [text.blank(attribute.range)] : []
  }
}

extension ObjectiveCAttribute {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let attribute = node.as(AttributeSyntax.self), isOne(attribute) else { return }
    places.mark(attribute.range)
  }
}
