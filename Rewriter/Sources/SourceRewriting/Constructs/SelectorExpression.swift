// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `#selector(f(_:))`, which becomes `Selector("f:", C.f(_:))`: the Objective-C name and a
/// method reference that the compiler checks.
struct SelectorExpression {
  private let node: MacroExpansionExprSyntax
  private let module: ModuleFacts
  private let context: SyntaxContext

  init(_ node: MacroExpansionExprSyntax, module: ModuleFacts) {
    self.node = node
    self.module = module
    context = SyntaxContext(of: node)
  }

  /// Returns the replacement of the expression, or the reason for which there is none.
  func result() -> Result<String, Refusal> {
    guard let argument = node.arguments.first else { return .failure(.unreadable) }
    if let accessor = argument.label?.text {
      guard accessor == "getter" || accessor == "setter" else { return .failure(.unreadable) }
      return .success(ofAccessor(accessor, argument.expression))
    }
    guard let reference = MethodReference(argument.expression) else {
      return .failure(.unreadable)
    }
    return ofMethod(reference)
  }

  /// Returns the selector of a property's accessor, for `getter:` and `setter:`.
  private func ofAccessor(_ accessor: String, _ expression: ExprSyntax) -> String {
    let property = expression.lastName
    let found = module.members(named: property).first { $0.member.kind == .property }
    let name = found?.member.objectiveCName ?? property
    return "Selector(\"\(accessor == "setter" ? ObjectiveCName.setter(name) : name)\")"
  }

  private func ofMethod(_ reference: MethodReference) -> Result<String, Refusal> {
    let found = declaration(of: reference)
    if let found, let refusal = Refusal(of: found.member, in: found.type) {
      return .failure(refusal)
    }
    // The requirement throws, and is no action by itself: its name is used to look up the implementation.
    if let found, found.member.modifiers.first("optional") != nil {
      return .success("Selector(\"\(found.member.objectiveCName)\")")
    }
    let delegate = found == nil ? LibraryProtocol.labels(ofOnly: reference.name) : nil
    let labels =
      reference.labels ?? found?.member.labels ?? ImportedName.labels[reference.name] ?? delegate
      ?? reference.castParameters.map { Array(repeating: nil, count: $0) }
    let name =
      found?.member.objectiveCName ?? selectorName(reference.name, labels: labels ?? [])
    // The library supports actions with up to three parameters.
    guard (labels ?? []).count <= 3 else { return .success("Selector(\"\(name)\")") }
    guard let base = base(of: reference, in: found?.type) else { return .failure(.noType) }
    var method = "\(base).\(reference.writtenName)"
    if let found, reference.labels == nil, reference.castParameters == nil {
      method = "\(base).\(found.member.written)"
    }
    if let delegate, !delegate.isEmpty, reference.labels == nil, reference.castParameters == nil {
      method += "(\(delegate.map { "\($0 ?? "_"):" }.joined()))"
    }
    if reference.castParameters == nil, LibraryProtocol.all[base] != nil {
      // A reference to the method itself would produce a compiler error about sending a value of another
      // isolation.
      method = "of: { (object: \(base)) in object\(method.dropFirst(base.count)) }"
    }
    if let cast = reference.cast(on: base) { method += " as \(cast)" }
    return .success("Selector(\"\(name)\", \(method))")
  }

  private func selectorName(_ base: String, labels: [String?]) -> String {
    let whole = "\(base)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
    return ImportedName.selector(whole) ?? ObjectiveCName.method(base, labels: labels)
  }

  /// Returns the type that the method is looked up in, as it can be written here.
  private func base(of reference: MethodReference, in found: TypeFacts?) -> String? {
    guard let base = reference.base else { return context.typeName }
    switch base.flatText {
    case "self", "super": return context.typeName
    case "Self": return context.isInitialValue ? context.typeName : "Self"
    case _ where reference.isOfOptional: return found?.name
    case let text:
      return MethodReference.isType(base) ? text : "type(of: \(text))"
    }
  }

  /// Returns the method's declaration in the module: that of its type or the nearest superclass, or else the
  /// first of its name if all of them have the same labels; otherwise, `nil`.
  private func declaration(
    of reference: MethodReference
  ) -> (type: TypeFacts, member: MemberFacts)? {
    var candidates = module.members(named: reference.name).filter { $0.member.kind == .method }
    if let labels = reference.labels {
      candidates = candidates.filter { $0.member.labels == labels }
    } else if let count = reference.castParameters {
      candidates = candidates.filter { $0.member.labels.count == count }
    }
    let named = candidates.filter { $0.member.isNamed }
    if !named.isEmpty { candidates = named }
    if candidates.count <= 1 { return candidates.first }
    if let type = lookupType(of: reference) {
      let line = Set(module.lineage(of: type).map(\.name))
      let own = candidates.filter { line.contains($0.type.name) }
      if let first = own.first { return first }
    }
    let spellings = Set(candidates.map { $0.member.fullName })
    return spellings.count == 1 ? candidates.first : nil
  }

  private func lookupType(of reference: MethodReference) -> TypeFacts? {
    guard let base = reference.base, MethodReference.isType(base) else {
      return context.group.flatMap { TypeName.declared(Syntax($0)) }
        .flatMap { module.type(named: $0) }
    }
    return module.type(named: base.trimmedDescription)
  }
}

extension MemberFacts {
  /// The name with its labels, such as `f(_:with:)`, or `f` for a method without parameters.
  var written: String { labels.isEmpty ? name : fullName }
}

extension ExprSyntax {
  /// The last name of a path of names, or the whole text of another expression.
  fileprivate var lastName: String {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? flatText
  }
}
