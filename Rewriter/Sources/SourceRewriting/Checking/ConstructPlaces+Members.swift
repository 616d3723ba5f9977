// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension ConstructPlaces {
  /// Marks the condition of an `#if` clause that contains one of `questions`.
  func markCondition(of node: Syntax, asking questions: [String]) {
    guard let condition = node.as(IfConfigClauseSyntax.self)?.condition else { return }
    let text = condition.tokens(viewMode: .sourceAccurate).map(\.text).joined()
    if questions.contains(where: text.contains) { mark(condition.range) }
  }

  /// Marks the `override` modifier of the method called `name`.
  ///
  /// If `opensParameter` is set, text may also be inserted after the type of its first parameter.
  func markOverride(named name: String, in node: Syntax, opensParameter: Bool = false) {
    guard let method = node.as(FunctionDeclSyntax.self), method.name.text == name,
      let modifier = method.modifiers.first("override")
    else { return }
    mark(modifier.name.range)
    guard opensParameter else { return }
    method.signature.parameterClause.parameters.first.map { open($0.type.range.upperBound) }
  }

  /// Marks the part of a method call after its base, and permits an insertion before the base.
  func markEnd(of call: FunctionCallExprSyntax) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return }
    open(base.range.lowerBound)
    mark(access.period.range.lowerBound..<call.range.upperBound)
  }

  /// Permits the insertion of a protocol after those that `proto` inherits from.
  func openInheritance(of proto: ProtocolDeclSyntax) {
    open(
      proto.inheritanceClause?.inheritedTypes.last?.range.upperBound ?? proto.name.range.upperBound)
  }

  /// Permits insertions before a member: after the token before it, and before its first modifier or keyword.
  func openBefore(
    _ member: some DeclSyntaxProtocol, modifiers: DeclModifierListSyntax, _ word: TokenSyntax
  ) {
    open((modifiers.firstToken(viewMode: .sourceAccurate) ?? word).range.lowerBound)
    let first = member.firstToken(viewMode: .sourceAccurate)
    if let before = first?.previousToken(viewMode: .sourceAccurate) {
      open(before.range.upperBound)
    }
  }

  /// Permits changes to a member that a stub in its class calls: its modifiers, its name, and the indentation
  /// of its line, which compensates for a longer name.
  func recordMoved(_ member: PlacedMember) {
    for modifier in member.modifiers where Self.moved.contains(modifier.name.text) {
      modifier.name.text == "override" ? mark(modifier.name.range) : allow(modifier.name.range)
    }
    allow(member.name.range)
    var start = member.name.range.lowerBound
    while start > 0, bytes[start - 1] != .newline { start -= 1 }
    allow(start..<(start + bytes[start...].prefix { $0 == .space }.count))
  }

  /// Permits changes to a member that may override one that the module adds to a class of another module.
  func recordRenamed(_ member: PlacedMember) {
    guard let start = member.modifiers.first("override")?.name.range.lowerBound else { return }
    for modifier in member.modifiers where Self.moved.contains(modifier.name.text) {
      allow(modifier.name.range)
    }
    allow(start..<member.name.range.upperBound)
  }

  private static let moved: Set = ["override", "public", "open", "private", "fileprivate"]
}
