// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `final class PriceSpec: QuickSpec`, a class of specifications, which gets a test method that
/// runs its examples.
///
/// Quick creates a method for each example at run time, which requires Objective-C: on Linux a list in
/// `main.swift` has to name the classes. SwiftPM finds classes by their test methods.
struct SpecExamples: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "a class that inherits from Quick's `QuickSpec`",
      becomes: """
        the same with a test method that runs its examples: SwiftPM finds classes by their test \
        methods
        """,
      in: "SpecExamples")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  private static let base = "QuickSpec"

  /// The test method, which prints the outcome of each example; failures are recorded for the class.
  private static let method = """
    func testExamples() throws { for (name, example) in Self.allTests { \
    let failures = testRun?.failureCount; try example(self)(); \
    Swift.print("Example '\\(name)' \\(testRun?.failureCount == failures ? "passed" : "failed")") } }
    """

  /// Returns whether a class inherits directly from `QuickSpec` and is not private: subclasses inherit the
  /// method, and SwiftPM cannot name private classes.
  static func isOne(_ group: some DeclGroupSyntax) -> Bool {
    guard let decl = group.as(ClassDeclSyntax.self),
      let first = decl.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
    else { return false }
    return first.name.text == base
      && !decl.modifiers.contains { $0.name.text == "private" || $0.name.text == "fileprivate" }
  }

  func edit(_ edits: inout ModuleEdits) {
    for type in module.classes where Self.isOne(type.group) {
      guard module.imports(of: type.file).contains(where: { $0.hasSuffix(" Quick") }) else {
        continue
      }
      edits.declare(Self.method, in: type, because: type.file)
      edits.useLibrary()
    }
  }
}

extension SpecExamples {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let decl = node.as(ClassDeclSyntax.self), isOne(decl) else { return }
    let end = decl.memberBlock.rightBrace.range.lowerBound
    places.mark(end..<end)
  }
}
