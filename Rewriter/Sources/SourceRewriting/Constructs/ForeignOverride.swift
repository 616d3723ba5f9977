// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A method or property that the module adds to a class of another module and overrides in subclasses, in
/// their bodies or in extensions, also of classes of other modules.
///
/// Swift supports none of these overrides. All of them get names of their own, and the member under its old
/// name dispatches on the class of the object and its superclasses (``OwnedMember``).
struct ForeignOverride: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      a method or property that the module adds to a class of UIKit's in an extension and \
      overrides for classes below it
      """,
      becomes: """
        a method, or a property with a subscript, that dispatches on the object's class and its \
        superclasses; all implementations remain at their lines under other names, and `super` \
        calls the same method
        """,
      in: "ForeignOverride", "OwnedMember", "SuperCalls", "RenamedMember")
  ]

  /// A member that is either the added one or an override of it.
  private struct Part {
    let member: MemberFacts
    let home: TypeFacts
    /// The full name of the class.
    let owner: String
  }

  private let module: ModuleFacts
  private var bases: [(base: Part, overrides: [Part])] = []
  /// The declarations of all overrides.
  private(set) var handled: Set<SyntaxIdentifier> = []

  init(in findings: ConstructFindings) {
    module = findings.module
    var added: [String: [Part]] = [:]
    for home in module.types where home.kind == .extensionType && home.isActive {
      guard module.type(named: home.name) == nil else { continue }
      for member in home.members
      where member.kind != .other && !member.isOverride && !member.isStatic && !hasEffects(member) {
        added[member.signature, default: []].append(
          Part(member: member, home: home, owner: home.name))
      }
    }
    guard !added.isEmpty else { return }
    var found: [SyntaxIdentifier: [Part]] = [:]
    for home in module.types where home.isActive {
      for member in home.members where member.kind != .other && member.isOverride {
        guard let same = added[member.signature], let owner = owner(of: home) else { continue }
        let above = same.filter { isBelow(owner, $0, member) }
        // Of several with the same labels, the one with the same types.
        guard
          let base = above.first(where: { $0.member.parameterTypes == member.parameterTypes })
            ?? above.first
        else { continue }
        found[base.member.decl.id, default: []].append(
          Part(member: member, home: home, owner: owner))
        handled.insert(member.decl.id)
      }
    }
    for base in added.values.joined() {
      guard let overrides = found[base.member.decl.id] else { continue }
      bases.append((base, overrides))
    }
    bases.sort { one, other in
      (one.base.home.file, one.base.member.decl.position)
        < (other.base.home.file, other.base.member.decl.position)
    }
  }

  /// Returns whether the getter of a property may throw or suspend.
  private func hasEffects(_ member: MemberFacts) -> Bool {
    guard case .accessors(let list) = member.property?.bindings.first?.accessorBlock?.accessors
    else { return false }
    return list.contains { $0.effectSpecifiers != nil }
  }

  /// Returns the name of the class that a type declares or extends.
  private func owner(of home: TypeFacts) -> String? {
    switch home.kind {
    case .classType: home.name
    case .extensionType: module.type(named: home.name).map { $0.name } ?? home.name
    case .protocolType, .actorType, .valueType: nil
    }
  }

  /// Returns whether the member overridden in `owner` is the one that `base` adds, and not one of a class in
  /// between.
  private func isBelow(_ owner: String, _ base: Part, _ member: MemberFacts) -> Bool {
    guard let type = module.type(exactly: owner) else {
      return LibraryClass.inherits(owner, from: base.owner)
    }
    guard type.kind == .classType else { return false }
    let line = module.lineage(of: type)
    let isOwn = line.contains { above in
      module.members(of: above).contains { $0.signature == member.signature && !$0.isOverride }
    }
    guard !isOwn, let foreign = line.last?.inherited.first else { return false }
    return foreign == base.owner || LibraryClass.inherits(foreign, from: base.owner)
  }

  func edit(_ edits: inout ModuleEdits) {
    for (base, overrides) in bases { edit(base, overrides, &edits) }
  }

  private func edit(_ base: Part, _ overrides: [Part], _ edits: inout ModuleEdits) {
    let name = base.member.name.bare
    for part in overrides where !isNamed(part, in: base.home.file) {
      edits.refuse(
        part.member.decl, in: part.home.file,
        "'\(name)' cannot be overridden here, because '\(base.home.name)' gets it in an extension that "
          + "cannot refer to '\(part.owner)'; make the class neither private nor generic nor local"
      )
      return
    }
    for part in overrides {
      guard let reason = reason(part.member, against: base.member) else { continue }
      edits.refuse(
        part.member.decl, in: part.home.file,
        "'\(name)' cannot be overridden in this way, because '\(base.home.name)' gets it in an extension; \(reason)"
      )
      return
    }
    let cases = overrides.enumerated().map { number, part in
      (owner: part.owner, name: "_\(number + 1)of_\(name)")
    }
    let asked = OwnedMember(member: base.member, home: base.home, cases: cases)
    switch asked.declarations {
    case .success(let texts):
      edits.declare(texts[0], in: base.home, because: base.home.file)
      edits.declare(texts[1], in: base.home, because: overrides[0].home.file)
    case .failure(let refusal):
      edits.refuse(base.member.decl, in: base.home.file, refusal.message(name, base.home.name))
      return
    }
    RenamedMember(base.member, of: base.home, prefix: "_0of_", in: module).edit(&edits)
    for (number, part) in overrides.enumerated() {
      RenamedMember(part.member, of: part.home, prefix: "_\(number + 1)of_", in: module).edit(
        &edits)
      asked.querySuper(
        of: part.member, part.owner, in: module.sources[part.home.file], file: part.home.file,
        &edits)
    }
  }

  /// Returns the remedy for a property that does more than the one it overrides, or `nil` if it does not.
  private func reason(_ member: MemberFacts, against base: MemberFacts) -> String? {
    guard member.kind == .property else { return nil }
    if member.isStored {
      return "make it a computed property, with the code of its observers in 'set'"
    }
    guard member.isSettable, !base.isSettable else { return nil }
    return "give it a setter there as well"
  }

  /// Returns whether the class of a part can be named in a file.
  private func isNamed(_ part: Part, in file: Int) -> Bool {
    guard let type = module.type(exactly: part.owner) else { return true }
    guard !type.isLocal, let decl = type.group.as(ClassDeclSyntax.self),
      decl.genericParameterClause == nil
    else { return false }
    var names: [String] = []
    return part.owner.split(separator: ".").allSatisfy { word in
      names.append(String(word))
      guard let around = module.type(exactly: names.joined(separator: ".")) else { return true }
      let isKept = around.group.modifiers.contains(["private", "fileprivate"])
      return !isKept || around.file == file && names.count == 1
    }
  }
}

extension ForeignOverride {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    if let group = node.asGroup,
      group.is(ExtensionDeclSyntax.self) || group.is(ProtocolDeclSyntax.self)
    {
      places.open(group.memberBlock.rightBrace.range.lowerBound)
    }
    if let access = node.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) ?? false
    {
      // It may be a property that the module adds to a class of another module.
      places.allow(access.range)
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) ?? false
    {
      places.allow(access.range.lowerBound..<(call.leftParen?.range ?? access.range).upperBound)
    }
    if let member = PlacedMember(node), !member.isInExtension { places.recordRenamed(member) }
  }
}
