// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `delegate?.f != nil` or `if let f = delegate?.f` for an optional method of the module's
/// protocols, which becomes an optional closure that is `nil` if the class does not have the method.
///
/// Its class declares whether it has the method. For classes of other modules this is unknown, and the
/// program stops.
struct OptionalQuestion {
  /// A requirement whose presence is checked.
  struct Asked {
    let proto: TypeFacts
    let member: MemberFacts

    /// The suffix of the names of the declarations for it.
    var suffix: String { member.signature.identifier }
  }

  private let module: ModuleFacts

  init(_ module: ModuleFacts) {
    self.module = module
  }

  /// Returns the requirement that `access` refers to, or `nil` if the type of its base is not written, or has
  /// several of that name.
  func requirement(of access: MemberAccessExprSyntax) -> Asked? {
    guard let base = access.base else { return nil }
    let name = access.declName.baseName.text
    let labels = access.declName.argumentNames.map { list in
      list.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
    }
    var found: [Asked] = []
    for type in WrittenType(module).names(of: base) {
      for asked in requirements(of: type) where asked.member.name == name {
        guard labels == nil || labels == asked.member.labels,
          !found.contains(where: { $0.member.decl.id == asked.member.decl.id })
        else { continue }
        found.append(asked)
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the optional methods of the protocol called `name` and of those that it refines.
  private func requirements(of name: String, depth: Int = 0) -> [Asked] {
    guard depth < 16, let type = module.type(named: name), type.kind == .protocolType else {
      return []
    }
    let own = (module.optionalRequirements[type.name] ?? []).filter { $0.kind == .method }
      .map { Asked(proto: type, member: $0) }
    return own + type.inherited.flatMap { requirements(of: $0, depth: depth + 1) }
  }

  /// Declares the properties that the checks use, in the protocol and in the conforming classes.
  func declare(_ asked: Asked, _ edits: inout ModuleEdits) {
    guard let method = asked.member.method else { return }
    let access = asked.proto.access.map { "\($0) " } ?? ""
    let parameters = method.signature.parameterClause.parameters
    let names = parameters.indices.enumerated().map { "p\($0.offset)" }
    let values = zip(parameters, names).map { parameter, name in
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout")
      return (parameter.label.map { "\($0): " } ?? "") + (isInout ? "&" : "") + name
    }
    let isOfMain = asked.proto.group.attributes.contains(["MainActor"])
    let type =
      "\(isOfMain ? "@MainActor " : "")(\(parameters.map(\.type.flatText).joined(separator: ", "))) -> "
      + (method.signature.returnClause?.type.flatText ?? "Void")
    let body =
      "\(names.isEmpty ? "" : names.joined(separator: ", ") + " in ")try! "
      + "self.\(asked.member.name)(\(values.joined(separator: ", ")))"
    let has = "__has_\(asked.suffix)"
    edits.declare("var \(has): Bool? { get }", in: asked.proto, because: asked.proto.file)
    edits.append(
      "extension \(asked.proto.name) { \(access)var \(has): Bool? { nil } }",
      to: asked.proto.file, because: asked.proto.file)
    edits.append(
      "extension \(asked.proto.name) { \(access)var __optional_\(asked.suffix): (\(type))? { "
        + "guard let has = \(has) else { fatalError(\"\(Self.unknown(asked)) \\(Swift.type(of: self))\") }; "
        + "if !has { return nil }; return { \(body) } } }",
      to: asked.proto.file, because: asked.proto.file)
    for type in module.classes { answer(asked, for: type, &edits) }
    for home in module.types where home.kind == .extensionType && home.isActive {
      guard module.type(named: home.name) == nil, conforms(home, to: asked) else { continue }
      let isThere = self.has(asked, in: module.extensions(of: home.name).flatMap(\.members))
      edits.declare(
        "\(access)nonisolated var \(has): Bool? { \(isThere) }", in: home, because: asked.proto.file
      )
    }
  }

  private static func unknown(_ asked: Asked) -> String {
    "'\(asked.member.fullName)' of '\(asked.proto.name)' can't be tested for, because the object's class is "
      + "in another module; call the method instead. The class is"
  }

  private func conforms(_ type: TypeFacts, to asked: Asked) -> Bool {
    module.optionalRequirement(asked.member.signature, in: type.inherited)?.decl.id
      == asked.member.decl.id
  }

  private func has(_ asked: Asked, in members: [MemberFacts]) -> Bool {
    members.contains { $0.kind == .method && $0.signature == asked.member.signature }
  }

  private func answer(_ asked: Asked, for type: TypeFacts, _ edits: inout ModuleEdits) {
    let line = module.lineage(of: type)
    func conforms(_ type: TypeFacts) -> Bool {
      ([type] + module.extensions(of: type.name)).contains { self.conforms($0, to: asked) }
    }
    let above = line.dropFirst()
    let isBelow = above.contains { conforms($0) }
    let isAbove = above.contains { has(asked, in: module.members(of: $0)) }
    let isHere = has(asked, in: module.members(of: type))
    guard isBelow ? isHere && !isAbove : conforms(type) else { return }
    let root = ForeignSuperclass(of: line.last?.inherited.first, in: module)
    // The members that an unknown class inherits are unknown.
    guard isHere || isAbove || root != .unknown else { return }
    let access = type.access == nil ? "" : "public "
    edits.declare(
      "\(access)nonisolated \(isBelow ? "override " : "")var __has_\(asked.suffix): Bool? "
        + "{ \(isHere || isAbove) }", in: type, because: asked.proto.file)
  }
}
