// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The uses of optional methods of the module's protocols in a file.
final class OptionalUse: SyntaxVisitor {
  private let source: ParsedSource
  private let module: ModuleFacts
  /// The edits of the calls and of the checks for a method's presence.
  private(set) var edits: [Edit] = []
  /// The checks for a method's presence that cannot be evaluated.
  private(set) var questions: [MemberAccessExprSyntax] = []
  /// The requirements whose presence is checked.
  private(set) var asked: [OptionalQuestion.Asked] = []

  init(in source: ParsedSource, of module: ModuleFacts) {
    self.source = source
    self.module = module
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = module.configuration.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = OptionalCall.method(of: node), let mark = OptionalCall.mark(of: node),
      isOptional(access.declName.baseName.text, of: node)
    else { return .visitChildren }
    let word = mark.text == "!" ? "try!" : "try?"
    edits += [
      .insertion("(\(word) ", at: node.range.lowerBound), source.text.blank(mark.range),
      .insertion(")", at: node.range.upperBound),
    ]
    return .visitChildren
  }

  /// Collects a comparison with `nil`, such as `delegate?.f != nil`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index + 2 < elements.count {
      guard ["==", "!="].contains(elements[index + 1].trimmedDescription),
        elements[index + 2].is(NilLiteralExprSyntax.self)
      else { continue }
      ask(element)
    }
    return .visitChildren
  }

  /// Collects an optional binding, such as `if let f = delegate?.f`.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { ask(value) }
    return .visitChildren
  }

  private func ask(_ expression: ExprSyntax) {
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return }
    let name = access.declName.baseName.text
    if let requirement = OptionalQuestion(module).requirement(of: access) {
      asked.append(requirement)
      edits.append(Edit(access.declName.range, "__optional_\(requirement.suffix)"))
      return
    }
    guard !isProperty(name),
      module.optionalRequirements.values.contains(where: { $0.contains { $0.name == name } })
    else { return }
    questions.append(access)
  }

  /// Returns whether the module also has a property of that name, which may hold a closure.
  private func isProperty(_ name: String) -> Bool {
    module.members(named: name).contains { $0.member.kind == .property }
  }

  /// Returns whether a call is one of an optional method, by its name and labels.
  private func isOptional(_ name: String, of call: FunctionCallExprSyntax) -> Bool {
    let written = call.arguments.map { $0.label?.text }
    // Closures are called without labels.
    if written.allSatisfy({ $0 == nil }), isProperty(name) { return false }
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    return module.optionalRequirements.values.contains { members in
      members.contains { member in
        member.kind == .method && member.name == name
          && member.labels.count == written.count + closures
          && Array(member.labels.prefix(written.count)) == written
      }
    }
  }
}
