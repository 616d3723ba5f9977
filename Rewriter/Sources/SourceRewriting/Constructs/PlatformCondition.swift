// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The conditions `os(iOS)` and `targetEnvironment(simulator)` in `#if`, which become true.
///
/// In a module whose conditions consider Linux they keep their values, unless it imports UIKit
/// unconditionally or on iOS only, because its main functionality would be missing. `canImport(ObjectiveC)`
/// is false, because it tests for the runtime, not for a module of that name. In a module compiled for iOS,
/// conditions that only remove types are those of iOS, because the rest of the module uses the types.
enum PlatformCondition: Construct {
  static let rows = [
    ConstructRow(
      "`os(iOS)`, `targetEnvironment(simulator)` in `#if`",
      becomes: """
        `true`, unless a condition of the module contains `os(Linux)`, `os(Windows)`, \
        `os(Android)`, `canImport(Glibc)` or `canImport(ObjectiveC)`: then its conditions are \
        unchanged, unless it imports UIKit unconditionally, or under a condition that holds on iOS \
        but not on Linux
        """,
      in: "PlatformCondition"),
    ConstructRow(
      "`canImport(ObjectiveC)` in such a module",
      becomes: "`false`: it tests for the runtime, not for the module of that name",
      in: "PlatformCondition"),
    ConstructRow(
      """
      `os(Linux)`, `canImport(ObjectiveC)` in a module compiled for iOS, in an `#if` of the file \
      that contains types and has no `#else`
      """,
      becomes: "`false`, `true`: the types exist on iOS, and there is no other version for Linux",
      in: "PlatformCondition"),
  ]

  /// The module that represents Objective-C's runtime.
  static let runtime = "ObjectiveC"

  static func edits(
    in condition: ExprSyntax, of text: SourceText, for configuration: ModuleConfiguration
  ) -> [Edit] {
    calls(in: Syntax(condition)).compactMap { call in
      switch call.tokens(viewMode: .sourceAccurate).map(\.text).joined() {
      case "os(iOS)", "targetEnvironment(simulator)":
        configuration.answersForIOS ? answer("true", in: call.range, of: text) : nil
      case "os(Linux)": configuration.isLinux ? nil : answer("false", in: call.range, of: text)
      case "canImport(\(runtime))":
        answer(configuration.canImport(runtime) ? "true" : "false", in: call.range, of: text)
      default: nil
      }
    }
  }

  /// Returns whether an `#if` of a file contains types, type aliases or extensions, and has no alternative
  /// for platforms where its condition is false.
  static func removesTypes(_ decl: IfConfigDeclSyntax) -> Bool {
    guard decl.clauses.count == 1, let clause = decl.clauses.first,
      sequence(first: Syntax(decl), next: \.parent).allSatisfy({
        !$0.is(MemberBlockSyntax.self) && !$0.is(CodeBlockSyntax.self)
      })
    else { return false }
    return containsTypes(clause)
  }

  private static func containsTypes(_ clause: IfConfigClauseSyntax) -> Bool {
    guard case .statements(let items) = clause.elements else { return false }
    return items.contains { item in
      guard case .decl(let decl) = item.item else { return false }
      if let conditional = decl.as(IfConfigDeclSyntax.self) {
        return conditional.clauses.contains { containsTypes($0) }
      }
      return decl.is(TypeAliasDeclSyntax.self) || decl.asProtocol((any DeclGroupSyntax).self) != nil
    }
  }

  /// Returns the edits that replace each occurrence of the condition `asked` with `word`.
  static func edits(
    of asked: String, in condition: ExprSyntax, of text: SourceText, _ word: String = "true"
  ) -> [Edit] {
    calls(in: Syntax(condition)).filter {
      $0.tokens(viewMode: .sourceAccurate).map(\.text).joined() == asked
    }.map { answer(word, in: $0.range, of: text) }
  }

  private static func answer(_ word: String, in range: Range<Int>, of text: SourceText) -> Edit {
    guard text.bytes[range].contains(.newline) else { return text.replace(range, by: word) }
    // A condition continues across a line break only between parentheses.
    return text.replace(range.lowerBound..<(range.upperBound - 1), by: "(\(word)")
  }

  /// Returns whether `text` contains a word of the conditions that `knowsLinux(_:)` looks for, in any
  /// context.
  static func mayKnowLinux(_ text: SourceText) -> Bool {
    text.contains("Linux") || text.contains("ObjectiveC") || text.contains("Windows")
      || text.contains("Android") || text.contains("Glibc")
  }

  private static let knowing: Set = [
    "os(Linux)", "os(Windows)", "os(Android)", "canImport(Glibc)", "canImport(\(runtime))",
  ]

  /// Returns whether one of the conditions of `source` tests for Linux, for another platform without Apple's
  /// libraries, or for the Objective-C runtime, so that its author considered this platform.
  static func knowsLinux(_ source: ParsedSource) -> Bool {
    let search = ConditionSearch(viewMode: .sourceAccurate)
    search.walk(source.tree)
    return search.conditions.contains { condition in
      calls(in: Syntax(condition)).contains { call in
        knowing.contains(call.tokens(viewMode: .sourceAccurate).map(\.text).joined())
      }
    }
  }

  /// Returns whether a file imports UIKit unconditionally, or where the conditions hold on iOS but not on
  /// Linux.
  static func needsIOS(_ source: ParsedSource, in configuration: ModuleConfiguration) -> Bool {
    var linux = configuration
    linux.answersForIOS = false
    let search = ConditionSearch(viewMode: .sourceAccurate)
    search.walk(source.tree)
    return search.imports.contains { place in
      let clauses = sequence(first: place, next: \.parent).compactMap {
        $0.as(IfConfigClauseSyntax.self)
      }
      return isCompiled(clauses, in: configuration)
        && (clauses.isEmpty || !isCompiled(clauses, in: linux))
    }
  }

  private static func isCompiled(
    _ clauses: [IfConfigClauseSyntax], in configuration: ModuleConfiguration
  ) -> Bool {
    clauses.allSatisfy { clause in
      clause.parent?.parent?.as(IfConfigDeclSyntax.self).map {
        configuration.activeClause(of: $0) == clause
      } ?? false
    }
  }

  private static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
    if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
    return node.children(viewMode: .sourceAccurate).flatMap { calls(in: $0) }
  }
}

/// A visitor that finds the conditions of a file, and its imports of UIKit.
private final class ConditionSearch: SyntaxVisitor {
  var conditions: [ExprSyntax] = []
  var imports: [Syntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "UIKit" { imports.append(Syntax(node)) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { conditions.append(condition) }
    return .visitChildren
  }
}

extension PlatformCondition {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    let asked = ["os(iOS)", "targetEnvironment(simulator)", "canImport(\(runtime))", "os(Linux)"]
    places.markCondition(of: node, asking: asked)
  }
}
