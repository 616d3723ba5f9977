// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension ModuleConfiguration {
  /// Returns the clause of an `#if` that is compiled, or `nil` if there is none.
  func activeClause(of decl: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    let configuration = evaluating(decl)
    return decl.clauses.first { clause in clause.condition.map { configuration.holds($0) } ?? true }
  }

  /// Returns the configuration that the conditions of an `#if` are evaluated with: that of iOS where it
  /// removes types from a module that is compiled for iOS.
  func evaluating(_ decl: IfConfigDeclSyntax) -> ModuleConfiguration {
    guard answersForIOS, PlatformCondition.removesTypes(decl) else { return self }
    var configuration = self
    configuration.isLinux = false
    configuration.canImport = { [canImport] in $0 == PlatformCondition.runtime || canImport($0) }
    return configuration
  }

  /// Returns whether a condition is true; unknown conditions are false, and all features and attributes count
  /// as available.
  func holds(_ condition: ExprSyntax) -> Bool {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return conditions.contains(name.baseName.text)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !holds(prefix.expression) }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(Array(sequence.elements))
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    return false
  }

  /// Returns whether operands joined by operators are true; `&&` binds tighter than `||`.
  private func holds(_ elements: [ExprSyntax]) -> Bool {
    let alternatives = elements.split { $0.trimmedDescription == "||" }
    return alternatives.contains { terms in
      terms.allSatisfy { $0.trimmedDescription == "&&" || holds($0) }
    }
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return isLinux && argument == "Linux" || answersForIOS && argument == "iOS"
    case "targetEnvironment": return answersForIOS && argument == "simulator"
    case "canImport": return canImport(argument)
    case "arch":
      #if arch(arm64)
      return argument == "arm64"
      #else
      return argument == "x86_64"
      #endif
    case "swift": return holds(argument, of: languageVersion, minor: 0)
    case "compiler": return holds(argument, of: 6, minor: 3)
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }

  /// Returns whether a version satisfies a requirement such as `>=5.9` or `<6`.
  private func holds(_ requirement: String, of major: Int, minor: Int) -> Bool {
    let numbers = requirement.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    let asked = (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
    // In an older language mode the version is that of the newest minor release.
    let has = (major, major == languageVersion && major < 6 ? 10 : max(minor, major == 6 ? 3 : 0))
    return requirement.hasPrefix("<") ? has < asked : has >= asked
  }
}
