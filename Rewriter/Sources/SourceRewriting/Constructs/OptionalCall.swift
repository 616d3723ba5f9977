// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `delegate?.tableView?(table, didSelectRowAt: path)` on protocols of the library or of
/// Foundation, which loses its second question mark.
///
/// Their optional methods have default implementations here.
enum OptionalCall: Construct {
  static let rows = [
    ConstructRow(
      """
      `delegate?.tableView?(…)` on UIKit's delegates, `delegate?.urlSession?(…)` on Foundation's
      """,
      becomes: """
        the same without the question mark; a method that is not implemented returns the default \
        of UIKit or Foundation
        """,
      in: "OptionalCall")
  ]

  static func edits(_ call: FunctionCallExprSyntax, in text: SourceText) -> [Edit] {
    guard let access = method(of: call), let mark = mark(of: call) else { return [] }
    let name = access.declName.baseName.text
    guard LibraryProtocol.baseNames.contains(name) || FoundationDelegate.baseNames.contains(name)
    else { return [] }
    let isNamed = nameTest(name, call)
    guard
      isNamed(FoundationDelegate.optional)
        || LibraryProtocol.all.values.contains(where: { isNamed($0.optional) })
    else { return [] }
    let blank = text.blank(mark.range)
    // The result of a call in an optional chain is already optional.
    if mark.text == "!" || isChained(access.base) { return [blank] }
    return [
      blank, .insertion("Optional(", at: call.range.lowerBound),
      .insertion(")", at: call.range.upperBound),
    ]
  }

  /// Returns a test of whether a set has a method called `name` with the labels of `call`; the label of the
  /// first trailing closure is not written.
  private static func nameTest(
    _ name: String, _ call: FunctionCallExprSyntax
  ) -> (Set<String>) -> Bool {
    let start = "\(name)(" + call.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    guard call.trailingClosure != nil else { return { $0.contains("\(start))") } }
    let end = call.additionalTrailingClosures.map { "\($0.label.text):" }.joined() + ")"
    return { methods in
      methods.contains { method in
        guard method.hasPrefix(start), method.hasSuffix(end) else { return false }
        let label = method.dropFirst(start.count).dropLast(end.count)
        return label.last == ":" && !label.dropLast().contains(":")
      }
    }
  }

  /// Returns the called method, or `nil` if its name is not followed by `?` or `!`.
  static func method(of call: FunctionCallExprSyntax) -> MemberAccessExprSyntax? {
    let called = call.calledExpression
    let inner =
      called.as(OptionalChainingExprSyntax.self)?.expression
      ?? called.as(ForceUnwrapExprSyntax.self)?.expression
    return inner?.as(MemberAccessExprSyntax.self)
  }

  /// Returns the `?` or `!` after the name of the called method, or `nil` if there is none.
  static func mark(of call: FunctionCallExprSyntax) -> TokenSyntax? {
    let called = call.calledExpression
    return called.as(OptionalChainingExprSyntax.self)?.questionMark
      ?? called.as(ForceUnwrapExprSyntax.self)?.exclamationMark
  }

  /// Returns whether the base of the method contains optional chaining.
  private static func isChained(_ base: ExprSyntax?) -> Bool {
    guard let base else { return false }
    if base.is(OptionalChainingExprSyntax.self) { return true }
    if let access = base.as(MemberAccessExprSyntax.self) { return isChained(access.base) }
    if let call = base.as(FunctionCallExprSyntax.self) { return isChained(call.calledExpression) }
    return false
  }
}

extension OptionalCall {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let call = node.as(FunctionCallExprSyntax.self), let mark = mark(of: call),
      method(of: call) != nil
    else { return }
    places.mark(mark.range)
    places.open(around: call)
  }
}
