// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The uses of `#function` in a renamed member, which are replaced by the original name.
struct FunctionNames {
  private let member: MemberFacts

  init(of member: MemberFacts) {
    self.member = member
  }

  func replace(in file: Int, _ edits: inout ModuleEdits) {
    let search = FunctionNameSearch(viewMode: .sourceAccurate)
    search.walk(member.decl)
    for node in search.found {
      edits.add(Edit(node.range, "\"\(member.fullName)\""), in: file)
    }
  }
}

/// A visitor that finds `#function` where it refers to the member itself.
private final class FunctionNameSearch: SyntaxVisitor {
  var found: [MacroExpansionExprSyntax] = []
  private var depth = 0

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "function" { found.append(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return depth == 1 ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
