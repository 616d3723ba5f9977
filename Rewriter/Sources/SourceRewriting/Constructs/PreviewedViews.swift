// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The analysis of whether previews show only UIKit views, according to their source.
struct PreviewedViews {
  private let wrappers: Set<String>
  private let module: ModuleFacts

  /// Creates the analysis of a module's previews; `wrappers` are the types that wrap UIKit views.
  init(wrappers: Set<String>, module: ModuleFacts) {
    self.wrappers = wrappers
    self.module = module
  }

  /// Returns whether a `PreviewProvider` shows only UIKit views.
  func areShown(by group: any DeclGroupSyntax) -> Bool {
    for item in group.memberBlock.members {
      guard let property = item.decl.as(VariableDeclSyntax.self),
        let binding = property.bindings.first, binding.pattern.trimmedDescription == "previews",
        case .getter(let items) = binding.accessorBlock?.accessors
      else { continue }
      return areShown(items)
    }
    return false
  }

  /// Returns whether a `#Preview` shows only UIKit views, or returns a UIKit view or view controller.
  func areShown(by macro: any FreestandingMacroExpansionSyntax) -> Bool {
    let closure =
      macro.trailingClosure ?? macro.arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let items = closure?.statements else { return false }
    let isShown = areShown(items)
    // A macro may itself return a view or controller.
    return isShown || items.last.map { isObject($0.item) } ?? false
  }

  private func areShown(_ items: CodeBlockItemListSyntax) -> Bool {
    !items.isEmpty
      && items.allSatisfy { item in
        switch item.item {
        case .decl(let decl): decl.is(VariableDeclSyntax.self)
        case .stmt(let statement):
          statement.as(ReturnStmtSyntax.self)?.expression.map { isShown($0) } ?? false
        case .expr(let expression): isShown(expression)
        default: false
        }
      }
  }

  private func isShown(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return expression.as(MemberAccessExprSyntax.self).map { isView($0.declName) } ?? false
    }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      if Self.modifiers.contains(access.declName.baseName.text) { return isShown(base) }
      return isView(access.declName) || wrappers.contains(access.declName.baseName.text)
    }
    var called = call.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    guard let name = called.as(DeclReferenceExprSyntax.self) else { return false }
    switch name.baseName.text {
    case "Group", "ForEach":
      return call.trailingClosure.map { areShown($0.statements) } ?? false
    case "AnyView": return call.arguments.first.map { isShown($0.expression) } ?? false
    case let other: return wrappers.contains(other) || isView(name)
    }
  }

  /// Returns whether a name is that of a function or property of the module whose type is `some View`.
  private func isView(_ name: DeclReferenceExprSyntax) -> Bool {
    module.members(named: name.baseName.text).contains { _, member in
      let type =
        member.method?.signature.returnClause?.type
        ?? member.property?.bindings.first?.typeAnnotation?.type
      return type?.flatText == "some View"
    }
  }

  /// Returns whether the result of a closure is an object of a class, judging by names.
  private func isObject(_ item: CodeBlockItemSyntax.Item) -> Bool {
    var answer: ExprSyntax?
    switch item {
    case .expr(let expression): answer = expression
    case .stmt(let statement): answer = statement.as(ReturnStmtSyntax.self)?.expression
    default: break
    }
    if let name = answer?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isLowercase ?? false
    }
    guard
      let name = answer?.as(FunctionCallExprSyntax.self)?.calledExpression.as(
        DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return LibraryClass.contains(name) || module.type(named: name)?.kind == .classType
  }

  private static let modifiers: Set<String> = [
    "previewDisplayName", "previewLayout", "previewInterfaceOrientation", "previewDevice", "frame",
    "padding", "edgesIgnoringSafeArea", "ignoresSafeArea", "environment", "preferredColorScheme",
    "colorScheme", "dynamicTypeSize",
  ]
}
