// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `V(frame: rect)` where `V` is a generic parameter, or `Self` of a protocol, that stands for a class of
/// UIKit's.
///
/// Swift makes objects of such a class only with a `required` initializer, which UIKit's own are where
/// they come from Objective-C. `V._made(frame: rect)` calls it.
enum GenericViewInitializer {
  static func edits(_ call: FunctionCallExprSyntax) -> [Edit] {
    guard let name = name(of: call) else { return [] }
    return [.insertion("._made", at: name.range.upperBound)]
  }

  /// The name of the parameter, where a call makes a view of it.
  static func name(of call: FunctionCallExprSyntax) -> TokenSyntax? {
    guard call.trailingClosure == nil, call.arguments.count == 1,
      call.arguments.first?.label?.text == "frame",
      let called = call.calledExpression.as(DeclReferenceExprSyntax.self),
      called.argumentNames == nil, isParameter(called.baseName.text, at: Syntax(call))
    else { return nil }
    return called.baseName
  }

  /// Whether `name` is declared around a place as a parameter that stands for a class of UIKit's.
  private static func isParameter(_ name: String, at place: Syntax) -> Bool {
    var node = place.parent
    while let present = node {
      if let clause = parameters(of: present),
        let parameter = clause.parameters.first(where: { $0.name.text == name })
      {
        return isOfLibrary(parameter.inheritedType)
          || isRequired(name, by: requirements(of: present))
      }
      if isRequired(name, by: requirements(of: present)) { return true }
      node = present.parent
    }
    return false
  }

  private static func parameters(of node: Syntax) -> GenericParameterClauseSyntax? {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }

  private static func requirements(of node: Syntax) -> GenericWhereClauseSyntax? {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
      ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause
  }

  private static func isRequired(_ name: String, by clause: GenericWhereClauseSyntax?) -> Bool {
    clause?.requirements.contains { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        return false
      }
      return conformance.leftType.trimmedDescription == name && isOfLibrary(conformance.rightType)
    } ?? false
  }

  /// Whether a class of UIKit's is among what a parameter inherits.
  private static func isOfLibrary(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    if let all = type.as(CompositionTypeSyntax.self) {
      return all.elements.contains { isOfLibrary($0.type) }
    }
    return TypeName.bare(type).hasPrefix("UI")
  }
}
