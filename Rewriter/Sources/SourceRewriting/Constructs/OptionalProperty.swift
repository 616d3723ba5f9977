// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `@objc optional var a: Int { get }` in a protocol of the module, which becomes a requirement
/// that throws, with a default that throws, and an optional property of the same name that is `nil` then.
///
/// `delegate?.a` refers to the latter, which has the type of optional properties in Objective-C, so reads
/// need no rewriting. A property that does not throw satisfies the requirement.
struct OptionalProperty {
  private let member: MemberFacts
  private let type: TypeFacts
  private let module: ModuleFacts
  private let decl: VariableDeclSyntax
  private let written: TypeSyntax
  private let accessors: AccessorDeclListSyntax

  /// Creates the property, or returns `nil` if the requirement is not an instance property that neither
  /// throws nor suspends.
  init?(_ member: MemberFacts, of type: TypeFacts, in module: ModuleFacts) {
    guard !member.isStatic, let decl = member.property, decl.bindings.count == 1,
      let binding = decl.bindings.first, let written = binding.typeAnnotation?.type,
      case .accessors(let accessors) = binding.accessorBlock?.accessors,
      accessors.allSatisfy({ $0.effectSpecifiers == nil })
    else { return nil }
    (self.member, self.type, self.module, self.decl) = (member, type, module, decl)
    (self.written, self.accessors) = (written, accessors)
  }

  /// Creates the edits of the protocol; `modifier` is the modifier `optional`.
  func declare(at modifier: DeclModifierSyntax, in edits: inout ModuleEdits) {
    let text = module.source(of: type)
    edits.add(
      PrecedingWord("@_disfavoredOverload").edit(
        before: decl, attributes: decl.attributes, first: modifier.name), in: type.file)
    edits.add(text.blank(modifier.range), in: type.file)
    for accessor in accessors {
      let range = accessor.range
      if accessor.accessorSpecifier.text == "get" {
        edits.add(.insertion(" throws", at: range.upperBound), in: type.file)
      } else {
        // An optional property has no setter, as it may be missing.
        edits.add(text.blank(range), in: type.file)
      }
    }
    inherit(&edits)
    append(&edits)
  }

  /// The name of the parent protocol with the defaults, which cannot be declared beside the property that is
  /// read.
  private var parent: String { "__Optional\(type.name.identifier)" }

  private func inherit(_ edits: inout ModuleEdits) {
    guard let proto = type.group.as(ProtocolDeclSyntax.self),
      module.optionalRequirements[type.name]?.first(where: { $0.kind == .property })?.decl.id
        == member.decl.id
    else { return }
    let place = proto.inheritanceClause?.inheritedTypes.last?.range ?? proto.name.range
    edits.add(.insertion(", \(parent)", at: place.upperBound), in: type.file)
    edits.append(
      "\(attributes(of: proto.attributes))\(protocolAccess)protocol \(parent): AnyObject {}",
      to: type.file, because: type.file)
  }

  private func append(_ edits: inout ModuleEdits) {
    let own = attributes(of: decl.attributes)
    let access = ["public ", "package "].contains(protocolAccess) ? protocolAccess : ""
    let around = attributes(of: type.group.attributes)
    let said = written.flatText
    let value = said.hasSuffix("!") ? "(\(said.dropLast()))?" : said
    edits.append(
      "\(around)extension \(parent) { \(own)@_disfavoredOverload \(access)var \(member.name): "
        + "\(said) { get throws { throw __NoMethod() } } }",
      to: type.file, because: type.file)
    edits.append(
      "\(around)extension \(type.name) { \(own)\(access)var \(member.name): (\(value))? "
        + "{ do { let value: \(value) = try self.\(member.name); return value } catch { return nil } } }",
      to: type.file, because: type.file)
    edits.append(OptionalRequirement.error, to: type.file, because: type.file)
  }

  private var protocolAccess: String {
    let words = ["public", "package", "private", "fileprivate"]
    let found = type.group.modifiers.first { words.contains($0.name.text) }
    return found.map { "\($0.name.text) " } ?? ""
  }

  private func attributes(of list: AttributeListSyntax) -> String {
    list.compactMap { $0.as(AttributeSyntax.self) }.filter { !ObjectiveCAttribute.isOne($0) }
      .map { "\($0.flatText) " }.joined()
  }
}
