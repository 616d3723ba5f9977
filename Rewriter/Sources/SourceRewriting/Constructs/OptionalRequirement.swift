// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `@objc optional func f()` in a protocol of the module, which becomes a requirement that
/// throws, with a default that throws.
///
/// `delegate?.f?()` becomes a `try?`, which is `nil` if the method is missing. A method that does not throw
/// satisfies the requirement, and overrides the default of a superclass. ``OptionalProperty`` handles
/// properties.
struct OptionalRequirement: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`@objc optional func` in a protocol of the module's own, `delegate?.f?()`",
      becomes:
        "a requirement that throws, with a default implementation that throws; `(try? delegate?.f())`",
      in: "OptionalRequirement", "OptionalUse"),
    ConstructRow(
      """
      `delegate?.f != nil`, `if let f = delegate?.f` of such methods, where the type of the \
      delegate is written
      """,
      becomes:
        "an optional closure; each conforming class declares whether it implements the method",
      in: "OptionalQuestion", "WrittenType"),
    ConstructRow(
      "`@objc optional var` in a protocol of the module's own",
      becomes: """
        a requirement that throws, with a default implementation that throws, and an optional \
        property of the same name, to which `delegate?.a` then refers
        """,
      in: "OptionalProperty"),
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  /// Creates the edits of the protocols, and of the uses in all files.
  func edit(_ edits: inout ModuleEdits) {
    guard !module.optionalRequirements.isEmpty else { return }
    for type in module.types where type.kind == .protocolType && type.isActive {
      for member in module.optionalRequirements[type.name] ?? [] {
        declare(member, of: type, &edits)
      }
    }
    var asked: Set<SyntaxIdentifier> = []
    for (file, source) in module.sources.enumerated() {
      let uses = OptionalUse(in: source, of: module)
      for edit in uses.edits { edits.add(edit, in: file) }
      for node in uses.questions { edits.refuse(node, in: file, Self.question) }
      for requirement in uses.asked where asked.insert(requirement.member.decl.id).inserted {
        OptionalQuestion(module).declare(requirement, &edits)
      }
    }
  }

  private func declare(
    _ member: MemberFacts, of type: TypeFacts, _ edits: inout ModuleEdits
  ) {
    guard let modifier = member.modifiers.first("optional") else { return }
    if let property = OptionalProperty(member, of: type, in: module) {
      property.declare(at: modifier, in: &edits)
      return
    }
    guard let method = member.method, method.signature.effectSpecifiers == nil, !member.isStatic
    else {
      edits.refuse(modifier, in: type.file, Self.refusal)
      return
    }
    edits.add(module.source(of: type).blank(modifier.range), in: type.file)
    edits.add(
      .insertion(" throws", at: method.signature.parameterClause.range.upperBound), in: type.file)
    let access = type.access.map { "\($0) " } ?? ""
    let attributes = method.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !ObjectiveCAttribute.isOne($0) }.map { "\($0.flatText) " }.joined()
    edits.append(
      "extension \(type.name) { \(attributes)\(Self.absent(method, access: access)) }",
      to: type.file, because: type.file)
    edits.append(Self.error, to: type.file, because: type.file)
  }

  /// Returns a method like `method` that throws to report that it is missing.
  static func absent(_ method: FunctionDeclSyntax, access: String) -> String {
    let parameters = method.signature.parameterClause.parameters.enumerated().map {
      ForwardedParameter($1, at: $0).declaration
    }
    let parts = [
      "\(access)func \(method.name.text)\(method.genericParameterClause?.flatText ?? "")"
        + "(\(parameters.joined(separator: ", "))) throws",
      method.signature.returnClause?.flatText, method.genericWhereClause?.flatText,
      "{ throw __NoMethod() }",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The error that such a method throws, declared once per file.
  static let error = "private struct __NoMethod: Error {}"

  /// Returns whether a protocol has an optional property, so that it gets a parent protocol.
  private static func leavesProperty(_ proto: ProtocolDeclSyntax) -> Bool {
    proto.memberBlock.members.contains {
      $0.decl.as(VariableDeclSyntax.self)?.modifiers.first("optional") != nil
    }
  }

  private static let refusal =
    "only instance methods and properties that are neither throwing nor async can be optional here; "
    + "declare it without 'optional', with a default in an extension of the protocol"

  private static let question =
    "an optional method can be tested for if the type of the object is written; write it, as "
    + "in 'let delegate: Delegate? = …'"
}

extension OptionalRequirement {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    if let method = node.as(FunctionDeclSyntax.self),
      let modifier = method.modifiers.first("optional")
    {
      places.mark(modifier.range)
      places.open(method.signature.parameterClause.range.upperBound)
    }
    if let property = node.as(VariableDeclSyntax.self),
      let modifier = property.modifiers.first("optional")
    {
      places.mark(modifier.range)
      for binding in property.bindings { binding.accessorBlock.map { places.allow($0.range) } }
    }
    if let proto = node.as(ProtocolDeclSyntax.self), leavesProperty(proto) {
      places.openInheritance(of: proto)
    }
    // An existence check may name an optional method.
    if let access = node.as(MemberAccessExprSyntax.self), access.isAskedAbout {
      places.allow(access.declName.range)
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is compared with `nil`, or bound.
  fileprivate var isAskedAbout: Bool {
    guard let parent else { return false }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false { return true }
    guard let elements = parent.as(ExprListSyntax.self).map({ Array($0) }),
      let place = elements.firstIndex(where: { $0.id == id }), place + 2 < elements.count
    else { return false }
    return elements[place + 2].is(NilLiteralExprSyntax.self)
  }
}
