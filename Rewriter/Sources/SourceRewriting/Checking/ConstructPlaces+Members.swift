// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension ConstructPlaces {
  /// Marks the condition of a clause that asks one of `questions`.
  func markCondition(of node: Syntax, asking questions: [String]) {
    guard let condition = node.as(IfConfigClauseSyntax.self)?.condition else { return }
    let text = condition.tokens(viewMode: .sourceAccurate).map(\.text).joined()
    if questions.contains(where: text.contains) { mark(condition.range) }
  }

  /// Marks the modifier of a method called `name` that overrides; its first parameter's type may get a mark
  /// behind it where `opensParameter` is set.
  func markOverride(named name: String, in node: Syntax, opensParameter: Bool = false) {
    guard let method = node.as(FunctionDeclSyntax.self), method.name.text == name,
      let modifier = method.modifiers.first("override")
    else { return }
    mark(modifier.name.range)
    guard opensParameter else { return }
    method.signature.parameterClause.parameters.first.map { open($0.type.range.upperBound) }
  }

  /// Marks what stands behind the object of a call, which gets a word before it.
  func markEnd(of call: FunctionCallExprSyntax) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return }
    open(base.range.lowerBound)
    mark(access.period.range.lowerBound..<call.range.upperBound)
  }

  /// A protocol may come behind those that `proto` inherits from.
  func openInheritance(of proto: ProtocolDeclSyntax) {
    open(
      proto.inheritanceClause?.inheritedTypes.last?.range.upperBound ?? proto.name.range.upperBound)
  }

  /// Something may come before a member: behind what stands before it, or before its first word.
  func openBefore(
    _ member: some DeclSyntaxProtocol, modifiers: DeclModifierListSyntax, _ word: TokenSyntax
  ) {
    open((modifiers.firstToken(viewMode: .sourceAccurate) ?? word).range.lowerBound)
    let first = member.firstToken(viewMode: .sourceAccurate)
    if let before = first?.previousToken(viewMode: .sourceAccurate) {
      open(before.range.upperBound)
    }
  }

  /// A member that a stub in its class calls: its modifiers, its name, and the spaces that its line
  /// begins with, which make room.
  func noteMoved(_ member: PlacedMember) {
    for modifier in member.modifiers where Self.moved.contains(modifier.name.text) {
      modifier.name.text == "override" ? mark(modifier.name.range) : allow(modifier.name.range)
    }
    allow(member.name.range)
    var start = member.name.range.lowerBound
    while start > 0, bytes[start - 1] != .newline { start -= 1 }
    allow(start..<(start + bytes[start...].prefix { $0 == .space }.count))
  }

  /// A member of a class that may override what the module adds to a class of another one.
  func noteRenamed(_ member: PlacedMember) {
    guard let start = member.modifiers.first("override")?.name.range.lowerBound else { return }
    for modifier in member.modifiers where Self.moved.contains(modifier.name.text) {
      allow(modifier.name.range)
    }
    allow(start..<member.name.range.upperBound)
  }

  private static let moved: Set = ["override", "public", "open", "private", "fileprivate"]
}
