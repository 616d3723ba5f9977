// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The uses of the overridden member in a method or property, such as `super.f()` and `super.a`.
struct SuperCalls {
  private let member: MemberFacts
  private let source: ParsedSource

  init(of member: MemberFacts, in source: ParsedSource) {
    (self.member, self.source) = (member, source)
  }

  /// Redirects the calls to `name`, with `argument` before the other arguments; other uses of the member are
  /// reported as errors.
  func replace(
    by name: String, with argument: String, in file: Int, _ edits: inout ModuleEdits
  ) {
    let search = search()
    for call in search.calls {
      let start = call.calledExpression.range.lowerBound
      guard let left = call.leftParen else {
        edits.add(Edit(call.calledExpression.range, "\(name)(\(argument))"), in: file)
        continue
      }
      let mark = call.arguments.isEmpty ? "" : ", "
      edits.add(Edit(start..<left.range.upperBound, "\(name)(\(argument)\(mark)"), in: file)
    }
    for node in search.values {
      edits.refuse(
        node, in: file,
        "'super.\(member.name)' can only be called here, because it was added to a class of another "
          + "module; write '{ super.\(member.name)(…) }' with its arguments")
    }
  }

  /// Replaces all references to the overridden member with `other`.
  func replaceName(by other: String, in file: Int, _ edits: inout ModuleEdits) {
    let search = search()
    for node in search.calls.map(\.calledExpression.range) + search.values.map(\.range) {
      edits.add(Edit(node, other), in: file)
    }
  }

  private func search() -> SuperCallSearch {
    let search = SuperCallSearch(viewMode: .sourceAccurate)
    search.name = member.name
    search.start = member.nameToken?.range.lowerBound ?? 0
    search.walk(source.tree)
    return search
  }
}

private final class SuperCallSearch: SyntaxVisitor {
  var name = ""
  /// The offset of the member's name.
  var start = 0
  var calls: [FunctionCallExprSyntax] = []
  var values: [MemberAccessExprSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, node.base?.is(SuperExprSyntax.self) ?? false,
      node.declName.baseName.text == name
    else {
      return .visitChildren
    }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    {
      calls.append(call)
    } else {
      values.append(node)
    }
    return .visitChildren
  }

  private var isInside = false

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isInside else { return .visitChildren }
    guard node.name.range.lowerBound == start else {
      return node.range.contains(start) ? .visitChildren : .skipChildren
    }
    isInside = true
    node.body.map { walk($0) }
    isInside = false
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isInside,
      node.bindings.contains(where: { $0.pattern.range.lowerBound == start })
    else { return .visitChildren }
    isInside = true
    node.bindings.forEach { walk($0) }
    isInside = false
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    isInside ? .skipChildren : .visitChildren
  }
}
