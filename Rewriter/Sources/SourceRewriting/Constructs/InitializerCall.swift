// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A call of an initializer that UIKit's classes also offer for classes known only at run time, as `_made`
/// with the same labels.
struct InitializerCall {
  /// The UIKit class that has `_made` with the call's labels.
  let owner: String
  /// The argument labels.
  let labels: [String]
  /// The expression of the type, or `nil` for `.init()`.
  private let type: ExprSyntax?
  /// The type that a declaration around `.init()` states, or `nil` if there is none.
  private let stated: TypeSyntax?
  /// The word `init` of `V.init()`, or `nil` for `V()`.
  private let word: TokenSyntax?

  /// The classes, by the labels of their initializers.
  private static let owners: [[String]: String] = [
    []: "UIResponder", ["frame"]: "UIView", ["nibName", "bundle"]: "UIViewController",
    ["rootViewController"]: "UINavigationController",
  ]

  /// Creates the value for a call, or returns `nil` if it has other labels, a trailing closure, or an
  /// expression that cannot be a type.
  init?(_ call: FunctionCallExprSyntax) {
    labels = call.arguments.map { $0.label?.text ?? "_" }
    guard call.trailingClosure == nil, let owner = Self.owners[labels] else { return nil }
    self.owner = owner
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let access, access.declName.baseName.text == "init" {
      guard access.declName.argumentNames == nil else { return nil }
      (type, word) = (access.base, access.declName.baseName)
      stated = access.base == nil ? Self.type(statedFor: call) : nil
    } else {
      guard call.calledExpression.as(DeclReferenceExprSyntax.self) != nil || access?.base != nil
      else { return nil }
      (type, word, stated) = (call.calledExpression, nil, nil)
    }
  }

  /// The name of the type, such as `V` or `Self.View`, or `nil` if the expression has another form.
  ///
  /// `self` in a type member and `type(of: self)` are `Self`.
  var name: String? {
    guard let type else {
      let isName = stated?.is(IdentifierTypeSyntax.self) ?? false
      return isName || stated?.is(MemberTypeSyntax.self) ?? false ? stated?.trimmedDescription : nil
    }
    if let named = type.as(DeclReferenceExprSyntax.self), named.argumentNames == nil {
      guard named.baseName.text == "self" else { return named.baseName.text }
      return word != nil && isInTypeMember ? "Self" : nil
    }
    if let member = type.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
      let base = member.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil
    {
      return "\(base.baseName.text).\(member.declName.baseName.text)"
    }
    let isOwnType = word != nil && type.flatText.filter { $0 != " " } == "type(of:self)"
    return isOwnType ? "Self" : nil
  }

  /// Whether the innermost member around the call is a `static` or `class` member.
  private var isInTypeMember: Bool {
    guard let type else { return false }
    var node = Syntax(type)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) { node = parent }
    return node.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(["static", "class"])
      ?? false
  }

  /// Whether the call is written with `init`.
  var isWritten: Bool { word != nil }

  /// Returns the edit that calls `_made`; `origin` is the path of the other file that requires it.
  func edit(origin: String? = nil) -> Edit {
    word.map { Edit($0.range, "_made", origin: origin) }
      ?? .insertion("._made", at: type?.range.upperBound ?? 0, origin: origin)
  }

  /// Returns the type of the variable that a call initializes, or of the function or property whose result it
  /// is, as written; `nil` if there is none.
  private static func type(statedFor call: FunctionCallExprSyntax) -> TypeSyntax? {
    if let initial = call.parent?.as(InitializerClauseSyntax.self) {
      return initial.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    }
    guard let parent = call.parent,
      parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
    else { return nil }
    var node = parent.parent
    while let present = node {
      if let function = present.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type
      }
      if let binding = present.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if present.is(ClosureExprSyntax.self) || present.is(MemberBlockSyntax.self) { return nil }
      node = present.parent
    }
    return nil
  }

  /// The range that the edit changes.
  var place: Range<Int> { edit().range }
}
