// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `@objc protocol`: what Objective-C keeps for classes alone is kept for classes still.
enum ObjectiveCProtocol {
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
