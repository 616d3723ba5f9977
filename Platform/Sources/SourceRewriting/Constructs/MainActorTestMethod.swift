// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Methods of `@MainActor` test cases: async, as the tests' runner on Linux is on no actor.
struct MainActorTestMethod {
  private let module: ModuleFacts

  init(_ module: ModuleFacts) {
    self.module = module
  }

  func edit(_ edits: inout ModuleEdits) {
    for type in module.classes {
      let line = module.lineage(of: type)
      guard line.last?.inherited.first == "XCTestCase" else { continue }
      let isIsolated = line.contains { $0.group.attributes.contains(["MainActor"]) }
      let homes = [type] + module.extensions(of: type.name)
      for home in homes {
        for member in home.members where isIsolated || member.attributes.contains(["MainActor"]) {
          makeAsync(member, in: home, &edits)
        }
      }
    }
  }

  private func makeAsync(_ member: MemberFacts, in home: TypeFacts, _ edits: inout ModuleEdits) {
    guard let method = member.method, !member.isStatic, member.labels.isEmpty,
      method.signature.effectSpecifiers?.asyncSpecifier == nil
    else { return }
    let isLife = Self.life.contains(member.name) && member.isOverride
    guard isLife || member.name.hasPrefix("test") else { return }
    let throwing = method.signature.effectSpecifiers?.throwsClause != nil
    edits.add(
      .insertion(
        isLife && !throwing ? " async throws" : " async",
        at: method.signature.parameterClause.range.upperBound), in: home.file)
    guard isLife else { return }
    let text = module.sources[home.file].text
    if member.name.hasSuffix("WithError") {
      edits.add(text.replace(method.name.range, by: Self.plain(member.name)), in: home.file)
    }
    let calls = SuperCalls(viewMode: .sourceAccurate)
    if let body = method.body { calls.walk(body) }
    for call in calls.found {
      edits.add(Edit(call.name.range, Self.plain(call.name.text)), in: home.file)
      let word = call.isTried ? "await " : "try await "
      edits.add(.insertion(word, at: call.start), in: home.file)
    }
  }

  /// The methods before and after tests.
  static let life: Set<String> = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError",
  ]

  /// The name of the asynchronous method.
  private static func plain(_ name: String) -> String {
    name.hasSuffix("WithError") ? String(name.dropLast(9)) : name
  }

  /// The calls of the superclass's methods before and after tests.
  private final class SuperCalls: SyntaxVisitor {
    var found: [(name: TokenSyntax, start: Int, isTried: Bool)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base?.as(SuperExprSyntax.self),
        MainActorTestMethod.life.contains(access.declName.baseName.text)
      else { return .visitChildren }
      found.append(
        (
          access.declName.baseName, base.range.lowerBound,
          node.parent?.is(TryExprSyntax.self) ?? false
        ))
      return .visitChildren
    }
  }
}
