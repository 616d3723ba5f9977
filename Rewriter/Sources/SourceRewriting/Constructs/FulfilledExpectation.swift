// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `view.load(completion: loaded.fulfill)` in a test, where the method as a value becomes `{
/// loaded.fulfill() }`.
///
/// XCTest's `fulfill()` has file and line parameters in its Swift version, so it is not a function without
/// parameters.
enum FulfilledExpectation: Construct {
  static let rows = [
    ConstructRow(
      "`expectation.fulfill` as a value, where XCTest is imported",
      becomes: "`{ expectation.fulfill() }`",
      in: "FulfilledExpectation")
  ]

  /// The name of the method.
  static let method = "fulfill"

  static func edits(_ member: MemberAccessExprSyntax) -> [Edit] {
    guard member.declName.baseName.text == method, member.declName.argumentNames == nil,
      let base = member.base, isName(base), !isCalled(member)
    else { return [] }
    return [
      .insertion("{ ", at: member.range.lowerBound),
      .insertion("() }", at: member.range.upperBound),
    ]
  }

  /// Returns whether an expression is a name or a member access on one, which is assumed to have no effect
  /// when evaluated again.
  private static func isName(_ expression: ExprSyntax) -> Bool {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.argumentNames == nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return isName(base)
  }

  /// Returns whether the method is called, or a member of it is accessed.
  private static func isCalled(_ member: MemberAccessExprSyntax) -> Bool {
    guard let parent = member.parent else { return false }
    return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.id
      || parent.is(MemberAccessExprSyntax.self)
  }
}

extension FulfilledExpectation {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let access = node.as(MemberAccessExprSyntax.self), !edits(access).isEmpty else { return }
    places.mark(access.range)
  }
}
