// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct of a test method in a `@MainActor` test case, which the test runner on Linux cannot call,
/// because it is isolated to no actor.
///
/// The runner calls tests on the main thread, as on Apple's platforms: a test stays at its line under another
/// name, and a nonisolated method calls it with `MainActor.assumeIsolated`. Its body keeps its meaning, also
/// where methods have both async and synchronous versions. Set-up and tear-down methods become async.
struct MainActorTestMethod: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "test methods of `@MainActor` XCTest cases",
      becomes: """
        the same under another name, and a method that calls it with `MainActor.assumeIsolated`: \
        the runner is on the main thread, and on no actor
        """,
      in: "MainActorTestMethod"),
    ConstructRow(
      "`setUp` and `tearDown` of such cases",
      becomes: "async",
      in: "MainActorTestMethod"),
    ConstructRow(
      "`super.setUp()` without `await` in an async `setUp` or `tearDown` of a direct subclass of `XCTestCase`",
      becomes: "`()`; XCTest's own method does nothing",
      in: "MainActorTestMethod"),
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  func edit(_ edits: inout ModuleEdits) {
    for type in module.classes where module.origin(of: type) == "XCTestCase" {
      let line = module.lineage(of: type)
      let isIsolated = line.contains { $0.group.attributes.contains(["MainActor"]) }
      let homes = [type] + module.extensions(of: type.name)
      let isBase = line.count == 1
      for home in homes {
        for member in home.members {
          guard let method = member.method, !member.isStatic, member.labels.isEmpty else {
            continue
          }
          guard isIsolated || member.attributes.contains(["MainActor"]) else {
            if isBase, Self.life.contains(member.name), member.isOverride, method.isAsync {
              removeSynchronousCalls(in: method, of: home, &edits)
            }
            continue
          }
          if Self.life.contains(member.name), member.isOverride {
            makeAsync(member, method, in: home, isBase: isBase, &edits)
          } else if member.name.hasPrefix("test"), !method.isAsync {
            callOnMain(member, method, in: home, &edits)
          }
        }
      }
    }
  }

  /// Adds a method that the runner calls and that calls the test; a test that is overridden becomes async
  /// instead.
  private func callOnMain(
    _ member: MemberFacts, _ method: FunctionDeclSyntax, in home: TypeFacts,
    _ edits: inout ModuleEdits
  ) {
    let isOverridden = module.members(named: member.name).contains { $0.member.isOverride }
    guard !isOverridden else {
      edits.add(
        .insertion(" async", at: method.signature.parameterClause.range.upperBound), in: home.file)
      return
    }
    let text = module.sources[home.file].text
    let name = "_" + member.name.dropFirst()
    let isThrowing = method.signature.effectSpecifiers?.throwsClause != nil
    let word = isThrowing ? "try " : ""
    edits.add(text.replace(method.name.range, by: name), in: home.file)
    edits.declare(
      "nonisolated func \(member.name)()\(isThrowing ? " throws" : "") {"
        + " let test = __Test(value: self);"
        + " \(word)MainActor.assumeIsolated { \(word)test.value.\(name)() } }",
      in: home, because: home.file)
    edits.append(Self.handedOver, to: home.file, because: home.file)
  }

  /// The type that transfers a test to the main actor.
  ///
  /// Whether the class is `Sendable` depends on its position below `XCTestCase`, and the compiler warns about
  /// redundant annotations.
  private static let handedOver =
    "private struct __Test<Value>: @unchecked Sendable { let value: Value }"

  /// Makes a set-up or tear-down method async.
  ///
  /// XCTest's own implementation does nothing, and a call of it would send the test to another actor; so a
  /// direct subclass does not call it. A no-op for a method that is async already in a class that is not a
  /// direct subclass.
  private func makeAsync(
    _ member: MemberFacts, _ method: FunctionDeclSyntax, in home: TypeFacts, isBase: Bool,
    _ edits: inout ModuleEdits
  ) {
    let wasAsync = method.isAsync
    guard !wasAsync || isBase else { return }
    let throwing = method.signature.effectSpecifiers?.throwsClause != nil
    if !wasAsync {
      edits.add(
        .insertion(
          throwing ? " async" : " async throws",
          at: method.signature.parameterClause.range.upperBound), in: home.file)
    }
    let text = module.sources[home.file].text
    if member.name.hasSuffix("WithError") {
      edits.add(text.replace(method.name.range, by: Self.plain(member.name)), in: home.file)
    }
    for call in SuperCalls.found(in: method) {
      if isBase {
        let isPlain = wasAsync && !call.isAwaited
        edits.add(
          Edit(call.range, isPlain ? Self.nothing : "{ () async throws in }()"), in: home.file)
      } else {
        edits.add(Edit(call.name.range, Self.plain(call.name.text)), in: home.file)
      }
      guard !wasAsync else { continue }
      let word = call.isTried ? "await " : "try await "
      edits.add(.insertion(word, at: call.range.lowerBound), in: home.file)
    }
  }

  /// Replaces calls such as `super.setUp()` without `await` in an async set-up or tear-down method of a direct
  /// subclass.
  ///
  /// On Apple's platforms they call XCTest's synchronous method, in the closure of a task for example; on Linux
  /// the compiler takes them for calls of the async one. Either does nothing.
  private func removeSynchronousCalls(
    in method: FunctionDeclSyntax, of home: TypeFacts, _ edits: inout ModuleEdits
  ) {
    for call in SuperCalls.found(in: method) where !call.isAwaited {
      edits.add(Edit(call.range, Self.nothing), in: home.file)
    }
  }

  /// The text that replaces a synchronous call of XCTest's own method: the empty value.
  private static let nothing = "()"

  /// The names of the set-up and tear-down methods.
  static let life: Set<String> = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError",
  ]

  /// Returns the name of the asynchronous version of a method.
  private static func plain(_ name: String) -> String {
    name.hasSuffix("WithError") ? String(name.dropLast(9)) : name
  }

  /// A visitor that collects the calls of the superclass's set-up and tear-down methods.
  private final class SuperCalls: SyntaxVisitor {
    typealias Call = (name: TokenSyntax, range: Range<Int>, isTried: Bool, isAwaited: Bool)
    private var found: [Call] = []

    /// Returns the calls in the body of a method.
    static func found(in method: FunctionDeclSyntax) -> [Call] {
      let calls = SuperCalls(viewMode: .sourceAccurate)
      if let body = method.body { calls.walk(body) }
      return calls.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base?.as(SuperExprSyntax.self),
        MainActorTestMethod.life.contains(access.declName.baseName.text)
      else { return .visitChildren }
      found.append(
        (
          access.declName.baseName, base.range.lowerBound..<node.range.upperBound,
          node.parent?.is(TryExprSyntax.self) ?? false,
          node.parent?.is(AwaitExprSyntax.self) ?? false
        ))
      return .visitChildren
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether the function is declared as async.
  fileprivate var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
}

extension MainActorTestMethod {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    if let method = node.as(FunctionDeclSyntax.self),
      method.signature.parameterClause.parameters.isEmpty,
      method.name.text.hasPrefix("test") || life.contains(method.name.text)
    {
      let end = method.signature.parameterClause.range.upperBound
      places.mark(end..<end)
      places.mark(method.name.range)
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(SuperExprSyntax.self), life.contains(access.declName.baseName.text)
    {
      places.mark(base.range.lowerBound..<call.range.upperBound)
    }
  }
}
