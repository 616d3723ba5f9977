// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A member of a class that only calls another member.
struct MemberStub {
  /// The reason for which a member cannot have a stub.
  enum Refusal: Error {
    case variadic, observers, untyped, lines, other

    func message(_ member: String, _ type: String) -> String {
      let reason =
        switch self {
        case .variadic: "variadic arguments cannot be forwarded"
        case .observers: "observers need the property's storage"
        case .untyped: "its type is not written"
        case .lines: "its declaration contains a multi-line string"
        case .other: "it is neither a method nor a computed property"
        }
      return
        "'\(member)' cannot be overridden in an extension here, because \(reason); move it into "
        + "the body of '\(type)'"
    }
  }

  private let member: MemberFacts
  private let home: TypeFacts?
  private let target: String

  /// Creates a stub of `member` that calls `target`; `home` is the type that declares the member, if it is in
  /// the module.
  init(_ member: MemberFacts, home: TypeFacts? = nil, calling target: String) {
    self.member = member
    self.home = home
    self.target = target
  }

  /// Returns the declaration on one line, or the reason for which there is none.
  func result() -> Result<String, Refusal> {
    if let method = member.method { return ofMethod(method, head: head) }
    if let property = member.property { return ofProperty(property, head: head) }
    return .failure(.other)
  }

  /// Returns the method of a base class on one line, without attributes and with the access level `access`.
  func forwarder(access: String?) -> Result<String, Refusal> {
    guard let method = member.method else { return .failure(.other) }
    return ofMethod(method, head: access ?? "")
  }

  /// Returns the method for the extension that contains it, with another body.
  ///
  /// - Parameters:
  ///   - name: The name of the method, if it differs from the member's.
  ///   - first: An additional first parameter.
  ///   - body: A closure that returns the body for the effect keywords of the call (`try `, `await ` or both,
  ///     as needed) and its arguments.
  /// - Returns: The method for the extension that contains it, with another body.
  func method(
    named name: String? = nil, first: String? = nil,
    body: (_ lead: String, _ arguments: [String]) -> String
  ) -> Result<String, Refusal> {
    guard let method = member.method else { return .failure(.other) }
    let head = name == nil ? head(isMoved: false) : ""
    return ofMethod(method, head: head, named: name, first: first, body: body)
  }

  /// Returns the property for the extension that contains it.
  func property() -> Result<String, Refusal> {
    guard let property = member.property else { return .failure(.other) }
    return ofProperty(property, head: head(isMoved: false))
  }

  /// Returns the property on one line, with other accessors.
  func property(with accessors: String) -> Result<String, Refusal> {
    guard let type = member.property?.bindings.first?.typeAnnotation?.type else {
      return .failure(.untyped)
    }
    return .success("\(head) var \(member.name): \(type.flatText) { \(accessors) }")
  }

  private func ofMethod(_ method: FunctionDeclSyntax, head: String) -> Result<String, Refusal> {
    ofMethod(method, head: head) { "\($0)\(target)(\($1.joined(separator: ", ")))" }
  }

  private func ofMethod(
    _ method: FunctionDeclSyntax, head: String, named name: String? = nil, first: String? = nil,
    body: (_ lead: String, _ arguments: [String]) -> String
  ) -> Result<String, Refusal> {
    let parameters = method.signature.parameterClause.parameters
    guard !parameters.contains(where: { $0.ellipsis != nil }) else { return .failure(.variadic) }
    let named = parameters.enumerated().map { ForwardedParameter($1, at: $0) }
    let effects = method.signature.effectSpecifiers
    let lead =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let call = body(lead, named.map(\.argument))
    let declared = [first].compactMap(\.self) + named.map(\.declaration)
    let signature = [
      "\(head) func \(name ?? method.name.text)\(method.genericParameterClause?.flatText ?? "")"
        + "(\(declared.joined(separator: ", ")))",
      effects?.flatText, method.signature.returnClause?.flatText,
      method.genericWhereClause?.flatText, "{ \(call) }",
    ]
    let whole = signature.compactMap(\.self).joined(separator: " ")
    let isLong = whole.utf8.contains(.newline) || whole.contains("\"\"\"")
    return isLong ? .failure(.lines) : .success(whole)
  }

  private func ofProperty(
    _ property: VariableDeclSyntax, head: String
  ) -> Result<String, Refusal> {
    guard let binding = property.bindings.first, let accessors = binding.accessorBlock?.accessors
    else { return .failure(.other) }
    guard let type = binding.typeAnnotation?.type else { return .failure(.untyped) }
    var body = target
    if case .accessors(let list) = accessors {
      let kinds = Set(list.map(\.accessorSpecifier.text))
      guard kinds.isDisjoint(with: ["didSet", "willSet"]) else { return .failure(.observers) }
      if kinds.contains("set") { body = "get { \(target) } set { \(target) = newValue }" }
    }
    return .success("\(head) var \(member.name): \(type.flatText) { \(body) }")
  }

  /// The attributes and modifiers, without those that restrict access.
  private var head: String { head(isMoved: true) }

  /// Returns the attributes and modifiers; a stub that stays in its extension has the extension's access
  /// level.
  private func head(isMoved: Bool) -> String {
    let attributes = member.attributes.compactMap { element -> String? in
      guard let attribute = element.as(AttributeSyntax.self),
        !ObjectiveCAttribute.isOne(attribute)
      else { return nil }
      return attribute.flatText
    }
    let dropped: Set<String> = ["private", "fileprivate", "dynamic"]
    var modifiers = member.modifiers.map(\.flatText).filter { !dropped.contains($0) }
    if isMoved, !member.modifiers.contains(Self.access) {
      modifiers.insert(
        contentsOf: (home?.group.modifiers.map(\.flatText) ?? []).filter { $0 == "public" }, at: 0)
    }
    return (attributes + modifiers).joined(separator: " ")
  }

  private static let access: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate",
  ]
}
