// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A method or property of a type, as written.
struct MemberFacts {
  enum Kind: Equatable {
    case method, property, other
  }

  let kind: Kind
  /// The name without labels.
  let name: String
  /// The labels of a method's parameters; `nil` for `_`.
  let labels: [String?]
  let decl: DeclSyntax
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax

  /// The full name, preceded by `static` for type members.
  var signature: String { (isStatic ? "static " : "") + fullName }

  /// The name with its labels, such as `f(_:with:)`, or the name of a property.
  var fullName: String {
    kind == .property ? name : "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
  }

  var isOverride: Bool { modifiers.first("override") != nil }
  var isStatic: Bool { modifiers.contains(["static", "class"]) }
  var method: FunctionDeclSyntax? { decl.as(FunctionDeclSyntax.self) }
  var property: VariableDeclSyntax? { decl.as(VariableDeclSyntax.self) }

  /// The types of a method's parameters, as written.
  var parameterTypes: [String] {
    method?.signature.parameterClause.parameters.map {
      $0.type.flatText + ($0.ellipsis?.text ?? "")
    } ?? []
  }

  /// Whether an attribute of the declaration exposes the member to Objective-C.
  var isNamed: Bool { attributes.contains(Self.naming) }

  private static let naming: Set<String> = [
    "objc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "GKInspectable",
  ]

  /// The selector of the method, or the property's name.
  var objectiveCName: String {
    if let written = writtenName { return written }
    if kind == .property { return name }
    return ImportedName.selector(fullName) ?? ObjectiveCName.method(name, labels: labels)
  }

  /// Whether the member has an explicit Objective-C name.
  var hasNameOfItsOwn: Bool { writtenName != nil }

  /// The name in `@objc(name)`, or `nil` if there is none.
  private var writtenName: String? {
    guard let text = attributes.first(named: "objc")?.arguments?.trimmedDescription else {
      return nil
    }
    return text.isEmpty ? nil : text.filter { !$0.isWhitespace }
  }
}

extension MemberFacts {
  /// Returns the members that a declaration declares: one for each name of a property.
  ///
  /// A declaration with a syntax error before its body declares none: anything generated from it would be
  /// invalid as well, possibly in another file, and the compiler reports the error.
  static func members(of decl: DeclSyntax) -> [MemberFacts] {
    guard !decl.hasError || !isBroken(decl) else { return [] }
    if let method = decl.as(FunctionDeclSyntax.self) {
      return [
        MemberFacts(
          kind: .method, name: method.name.text,
          labels: method.signature.parameterClause.parameters.map(\.label), decl: decl,
          attributes: method.attributes, modifiers: method.modifiers)
      ]
    }
    if let property = decl.as(VariableDeclSyntax.self) {
      return property.bindings.compactMap { binding in
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        return MemberFacts(
          kind: .property, name: pattern.identifier.text, labels: [], decl: decl,
          attributes: property.attributes, modifiers: property.modifiers)
      }
    }
    if let other = decl.as(SubscriptDeclSyntax.self) {
      return [
        MemberFacts(
          kind: .other, name: "subscript", labels: other.parameterClause.parameters.map(\.label),
          decl: decl, attributes: other.attributes, modifiers: other.modifiers)
      ]
    }
    return []
  }
}

extension MemberFacts {
  /// Returns whether a declaration has a syntax error outside of bodies and initial values.
  private static func isBroken(_ decl: DeclSyntax) -> Bool {
    if let method = decl.as(FunctionDeclSyntax.self) {
      return method.with(\.body, nil).hasError
    }
    if let property = decl.as(VariableDeclSyntax.self) {
      let heads = property.bindings.map {
        $0.with(\.initializer, nil).with(\.accessorBlock, nil)
      }
      return property.with(\.bindings, PatternBindingListSyntax(heads)).hasError
    }
    return decl.as(SubscriptDeclSyntax.self).map { $0.with(\.accessorBlock, nil).hasError } ?? false
  }
}

extension FunctionParameterSyntax {
  /// The label of an argument; `nil` for `_`.
  var label: String? { firstName.text == "_" ? nil : firstName.text }

  /// The name inside the function.
  var innerName: String { (secondName ?? firstName).text }
}
