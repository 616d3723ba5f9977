// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `type(of: object).description()`, which Objective-C finds for whatever object: the name of its class.
enum ClassDescription {
  /// Whether a call is one.
  static func isOne(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.isEmpty, call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let base = access.base?.as(FunctionCallExprSyntax.self), base.arguments.count == 1,
      base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
    else { return false }
    return base.arguments.first?.label?.text == "of"
  }

  /// Makes the edits of the calls of each file, unless a type of the module describes itself.
  static func edit(
    _ calls: [[FunctionCallExprSyntax]], _ module: ModuleFacts, _ edits: inout ModuleEdits
  ) {
    guard calls.contains(where: { !$0.isEmpty }) else { return }
    let isDeclared = module.members(named: "description").contains { _, member in
      member.kind == .method && member.isStatic && member.labels.isEmpty
    }
    guard !isDeclared else { return }
    for (file, calls) in calls.enumerated() {
      for call in calls {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = access.base
        else { continue }
        let end = access.period.range.lowerBound..<call.range.upperBound
        // The word and two parentheses take the room of `.description()`: what is behind stays there.
        let room = String(repeating: " ", count: max(0, end.count - "_className()".utf8.count))
        edits.add(.insertion("_className(", at: base.range.lowerBound), in: file)
        edits.add(Edit(end, ")" + room), in: file)
      }
    }
  }
}
