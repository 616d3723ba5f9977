// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `@objc protocol`, which stays restricted to classes by inheriting from `AnyObject`.
enum ObjectiveCProtocol: Construct {
  static let rows = [
    ConstructRow(
      "`@objc protocol`",
      becomes: "a protocol of classes",
      in: "ObjectiveCProtocol")
  ]

  private static let classBound: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]

  static func edits(_ decl: ProtocolDeclSyntax) -> [Edit] {
    guard decl.attributes.first(named: "objc") != nil else { return [] }
    guard let clause = decl.inheritanceClause, let last = clause.inheritedTypes.last else {
      return [.insertion(": AnyObject", at: decl.name.range.upperBound)]
    }
    guard classBound.isDisjoint(with: clause.names) else { return [] }
    return [.insertion(", AnyObject", at: last.range.upperBound)]
  }
}

extension ObjectiveCProtocol {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let decl = node.as(ProtocolDeclSyntax.self), decl.attributes.first(named: "objc") != nil
    else { return }
    places.openInheritance(of: decl)
  }
}
