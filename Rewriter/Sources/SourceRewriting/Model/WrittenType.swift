// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The types of expressions, as far as the module's sources state them.
struct WrittenType {
  private let module: ModuleFacts

  init(_ module: ModuleFacts) {
    self.module = module
  }

  /// Returns the names of the possible types of an expression, without optional marks.
  ///
  /// There are several for a composition, and none if the type is not written.
  func names(of expression: ExprSyntax, depth: Int = 0) -> [String] {
    guard depth < 16 else { return [] }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return names(of: chain.expression, depth: depth + 1)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return names(of: forced.expression, depth: depth + 1)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return names(of: only.expression, depth: depth + 1)
    }
    if let cast = expression.as(AsExprSyntax.self) { return Self.names(of: cast.type) }
    if let cast = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      cast.count == 3,
      cast[1].is(UnresolvedAsExprSyntax.self), let type = cast[2].as(TypeExprSyntax.self)
    {
      return Self.names(of: type.type)
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      return names(of: base, depth: depth + 1).flatMap {
        member(access.declName.baseName.text, of: $0)
      }
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return [] }
    if name == "self" { return around(expression).suffix(1) }
    switch local(name, at: expression, depth: depth) {
    case .some(let names): return names
    case .none:
      return around(expression).reversed().lazy.map { member(name, of: $0) }
        .first { !$0.isEmpty } ?? []
    }
  }

  /// Returns the names in a type, without optional marks.
  static func names(of type: TypeSyntax) -> [String] {
    if let optional = type.as(OptionalTypeSyntax.self) { return names(of: optional.wrappedType) }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return names(of: forced.wrappedType)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return names(of: some.constraint) }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return names(of: attributed.baseType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return names(of: only.type)
    }
    if let several = type.as(CompositionTypeSyntax.self) {
      return several.elements.flatMap { names(of: $0.type) }
    }
    let isName = type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    return isName ? [TypeName.bare(type)] : []
  }

  /// Returns the full names of the types around a node, outermost first.
  private func around(_ node: some SyntaxProtocol) -> [String] {
    var names: [String] = []
    var current = node.parent
    while let parent = current {
      if let name = TypeName.declared(parent) { names.insert(name, at: 0) }
      current = parent.parent
    }
    return names.indices.map { names[...$0].joined(separator: ".") }
  }

  /// Returns the names of the written types of the property `member` of the type called `name`; none if it
  /// has no written type.
  private func member(_ member: String, of name: String) -> [String] {
    let homes: [TypeFacts] =
      if let type = module.type(named: name) {
        module.lineage(of: type).flatMap { [$0] + module.extensions(of: $0.name) }
      } else { module.extensions(of: name) }
    let found = homes.lazy.flatMap(\.members).first { $0.kind == .property && $0.name == member }
    guard let found else { return [] }
    return found.writtenType.map { Self.names(of: $0) } ?? []
  }

  // MARK: Function names

  /// Returns the names of the types of a local variable or parameter, or `nil` if the enclosing functions
  /// have none of that name.
  private func local(_ name: String, at node: some SyntaxProtocol, depth: Int) -> [String]? {
    var child = Syntax(node)
    while let parent = child.parent {
      if parent.is(MemberBlockSyntax.self) { return nil }
      if let found = declared(name, in: parent, before: child, depth: depth) { return found }
      child = parent
    }
    return nil
  }

  private func declared(
    _ name: String, in parent: Syntax, before child: Syntax, depth: Int
  ) -> [String]? {
    if let items = parent.as(CodeBlockItemListSyntax.self) {
      let before = items.prefix { $0.id != child.id }.reversed()
      return before.lazy.compactMap { item in
        if let variable = item.item.as(VariableDeclSyntax.self) {
          return bound(name, in: variable, depth: depth)
        }
        guard let guarding = item.item.as(GuardStmtSyntax.self) else { return nil }
        return bound(name, in: Array(guarding.conditions), depth: depth)
      }.first
    }
    if let conditions = parent.as(ConditionElementListSyntax.self) {
      return bound(name, in: Array(conditions.prefix { $0.id != child.id }), depth: depth)
    }
    if let branch = parent.as(IfExprSyntax.self), child.id == branch.body.id {
      return bound(name, in: Array(branch.conditions), depth: depth)
    }
    if let loop = parent.as(WhileStmtSyntax.self), child.id == loop.body.id {
      return bound(name, in: Array(loop.conditions), depth: depth)
    }
    if let loop = parent.as(ForStmtSyntax.self), child.id == loop.body.id,
      loop.pattern.trimmedDescription == name
    {
      return []
    }
    let parameters =
      parent.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? parent.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    if let parameter = parameters?.first(where: { $0.innerName == name }) {
      return Self.names(of: parameter.type)
    }
    return parent.as(ClosureExprSyntax.self).flatMap { self.parameter(name, of: $0) }
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax) -> [String]? {
    let clause = closure.signature?.parameterClause
    if let names = clause?.as(ClosureShorthandParameterListSyntax.self) {
      return names.contains { $0.name.text == name } ? [] : nil
    }
    let parameters = clause?.as(ClosureParameterClauseSyntax.self)?.parameters
    let found = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
    return found.map { parameter in parameter.type.map { Self.names(of: $0) } ?? [] }
  }

  private func bound(_ name: String, in variable: VariableDeclSyntax, depth: Int) -> [String]? {
    for binding in variable.bindings where binding.pattern.trimmedDescription == name {
      if let type = binding.typeAnnotation?.type { return Self.names(of: type) }
      return binding.initializer.map { names(of: $0.value, depth: depth + 1) } ?? []
    }
    return nil
  }

  private func bound(
    _ name: String, in conditions: [ConditionElementSyntax], depth: Int
  ) -> [String]? {
    for condition in conditions.reversed() {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name
      else { continue }
      if let type = binding.typeAnnotation?.type { return Self.names(of: type) }
      if let value = binding.initializer?.value { return names(of: value, depth: depth + 1) }
      // `if let delegate` has the meaning of the name outside of the condition.
      let plain = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
      if let found = local(name, at: condition, depth: depth + 1) { return found }
      return around(condition).reversed().lazy.map { member(plain.trimmedDescription, of: $0) }
        .first { !$0.isEmpty } ?? []
    }
    return nil
  }
}
