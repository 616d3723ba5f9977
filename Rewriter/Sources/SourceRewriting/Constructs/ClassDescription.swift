// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `type(of: object).description()`, which Objective-C provides for any object: the name of its
/// class.
struct ClassDescription: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`type(of: object).description()`",
      becomes:
        "`_className(type(of: object))`, unless the module has a type with a `description()` of its own",
      in: "ClassDescription")
  ]

  private let module: ModuleFacts
  /// The calls of each file.
  private let found: [[FunctionCallExprSyntax]]

  init(in findings: ConstructFindings) {
    module = findings.module
    found = findings.surveys.map(\.classDescriptions)
  }

  /// Returns whether a call has the form `type(of: object).description()`.
  static func isOne(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.isEmpty, call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let base = access.base?.as(FunctionCallExprSyntax.self), base.arguments.count == 1,
      base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
    else { return false }
    return base.arguments.first?.label?.text == "of"
  }

  /// Creates the edits of the calls in each file, unless a type of the module declares a static
  /// `description()`.
  func edit(_ edits: inout ModuleEdits) {
    guard found.contains(where: { !$0.isEmpty }) else { return }
    let isDeclared = module.members(named: "description").contains { _, member in
      member.kind == .method && member.isStatic && member.labels.isEmpty
    }
    guard !isDeclared else { return }
    for (file, calls) in found.enumerated() {
      for call in calls {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = access.base
        else { continue }
        let end = access.period.range.lowerBound..<call.range.upperBound
        // The function name and two parentheses replace `.description()`, padded so that the code after it
        // keeps its column.
        let room = String(repeating: " ", count: max(0, end.count - "_className()".utf8.count))
        edits.add(.insertion("_className(", at: base.range.lowerBound), in: file)
        edits.add(Edit(end, ")" + room), in: file)
      }
    }
  }
}

extension ClassDescription {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let call = node.as(FunctionCallExprSyntax.self), isOne(call) else { return }
    places.markEnd(of: call)
  }
}
