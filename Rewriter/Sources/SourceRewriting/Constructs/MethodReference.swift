// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The argument of `#selector`, such as `f(_:)`, `Type.f` or `object.f as () -> Void`.
struct MethodReference {
  /// The expression before the method's name, without `?` or `!`.
  let base: ExprSyntax?
  /// Whether the base is followed by `?` or `!`, as in `model?.load`.
  let isOfOptional: Bool
  /// The method's name without labels.
  let name: String
  /// The argument labels, or `nil` if they are not written.
  let labels: [String?]?
  /// The method's name as written, with its labels.
  let writtenName: String
  /// The type that the method is cast to, or `nil` if it is not cast.
  private let type: FunctionTypeSyntax?

  init?(_ expression: ExprSyntax) {
    var expression = expression
    var type: TypeSyntax?
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      expression = inner.expression
    }
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      let elements = Array(sequence.elements)
      guard elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      type = elements[2].as(TypeExprSyntax.self)?.type
      expression = elements[0]
    }
    let declName: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let written = member.base?.withoutMark
      isOfOptional = written?.id != member.base?.id
      base = written?.proto ?? written
      declName = member.declName
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      base = nil
      isOfOptional = false
      declName = reference
    } else {
      return nil
    }
    name = declName.baseName.text
    labels = declName.argumentNames.map { names in
      names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
    }
    writtenName = declName.flatText
    self.type = type.flatMap { Self.function($0) }
  }

  /// The number of parameters of the type that the method is cast to, or `nil` if it is not cast.
  var castParameters: Int? { (innerType ?? type)?.parameters.count }

  /// Returns the type of the unapplied method, whose first parameter is the object, or `nil` if the method is
  /// not cast.
  func cast(on base: String) -> String? {
    guard let type else { return nil }
    if let innerType { return "(\(type.parameters.flatText)) -> \(innerType.flatText)" }
    let object = base.hasPrefix("type(of:") ? "_" : base
    return "(\(object)) -> \(type.flatText)"
  }

  /// The method's own type, if it is preceded by the object's.
  private var innerType: FunctionTypeSyntax? {
    type.flatMap { Self.function($0.returnClause.type) }
  }

  /// Returns a function type without parentheses and optional marks around it, or `nil` if it is no function
  /// type.
  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let function = type.as(FunctionTypeSyntax.self) { return function }
    if let optional = type.as(OptionalTypeSyntax.self) { return function(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return function(optional.wrappedType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return function(inner.type)
    }
    return nil
  }

  /// Returns whether an expression names a type: its last component begins with a capital letter, possibly
  /// after underscores.
  static func isType(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return isName(member.declName.baseName.text)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return isName(reference.baseName.text)
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return isType(generic.expression)
    }
    return false
  }

  private static func isName(_ word: String) -> Bool {
    word.first { $0 != "_" }?.isUppercase ?? false
  }
}

extension ExprSyntax {
  /// The protocol in `(any P)`, or `nil` for another expression.
  fileprivate var proto: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let type = tuple.elements.first?.expression.as(TypeExprSyntax.self)?.type
        .as(SomeOrAnyTypeSyntax.self)
    else { return nil }
    return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(type.constraint.flatText)))
  }

  /// The expression before `?` or `!`, or the expression itself if neither follows.
  fileprivate var withoutMark: ExprSyntax {
    self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
  }
}
