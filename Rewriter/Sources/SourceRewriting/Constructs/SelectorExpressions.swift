// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The `#selector` expressions of a module's files.
struct SelectorExpressions: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`#selector`",
      becomes: """
        `Selector("f:", C.f(_:))`: the Objective-C name, and the method, which the \
        compiler checks
        """,
      in: "SelectorExpressions", "SelectorExpression")
  ]

  private let module: ModuleFacts
  private let surveys: [SourceSurvey]

  init(in findings: ConstructFindings) {
    module = findings.module
    surveys = findings.surveys
  }

  func edit(_ edits: inout ModuleEdits) {
    for (file, survey) in surveys.enumerated() {
      for node in survey.selectors {
        switch SelectorExpression(node, module: module).result() {
        case .success(let text):
          edits.useLibrary()
          // Without a space, the replacement would merge with a word directly before `#selector`.
          let source = survey.source.text
          let gap = source.isBehindWord(node.range.lowerBound) ? " " : ""
          edits.add(source.replace(node.range, by: gap + text), in: file)
        case .failure(let refusal): survey.refuse(node, refusal.message)
        }
      }
    }
  }

  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector"
    else { return }
    places.mark(macro.range)
  }
}
