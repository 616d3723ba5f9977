// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct of an optional method that only a subclass of the conforming class adds.
///
/// The conforming class gets the method too, which the subclass overrides. Its implementation calls an object
/// that has only the defaults.
struct OptionalForwarder: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      optional methods of UIKit's delegates that only a subclass of the conforming class adds
      """,
      becomes: """
        an override of a method that is added to the conforming class; that method returns UIKit's \
        default, or calls the older method that UIKit would call instead
        """,
      in: "OptionalForwarder"),
    ConstructRow(
      "the same, if the subclass is in another module than the open class",
      becomes: """
        all optional methods of its protocols that the open class does not implement are added to \
        it; a record beside the compiled module lists them for subclasses, which override them
        """,
      in: "OpenedMethod", "ModuleNote", "ForeignClasses"),
  ]

  init(in findings: ConstructFindings) { self.init(findings.module) }

  /// A method that a class forwards, with its Objective-C selector.
  struct Forwarded: Hashable {
    let type: String
    let method: String
    let selector: String
  }

  /// A method that a subclass adds.
  struct Added {
    let member: MemberFacts
    let home: TypeFacts
    let type: TypeFacts
    /// The superclass that conforms, or `nil` for a class of another module, which has the method.
    let base: TypeFacts?
    /// The protocol, or `nil` for one of the module or of another module.
    let proto: String?
  }

  private let module: ModuleFacts
  /// The methods that subclasses add.
  let added: [Added]
  /// The methods that open classes get for subclasses in other modules.
  let opened: [OpenedMethod]

  init(_ module: ModuleFacts) {
    self.module = module
    let conforming = Dictionary(
      grouping: module.types.filter { type in
        type.isActive
          && (!LibraryProtocol.known(type.inherited).isEmpty
            || type.inherited.contains { Self.leavesSomething($0, in: module) })
      }
    ) { module.type(named: $0.name)?.name ?? $0.name }
    let inherits = !module.configuration.notes.isEmpty
    added =
      conforming.isEmpty && !inherits
      ? [] : module.classes.flatMap { Self.added(by: $0, to: conforming, in: module) }
    opened = conforming.isEmpty ? [] : OpenedMethod.all(of: module, besides: added)
  }

  /// Returns whether the module has a protocol of that name with optional methods.
  private static func leavesSomething(_ name: String, in module: ModuleFacts) -> Bool {
    guard !module.optionalRequirements.isEmpty,
      let type = module.type(named: name), type.kind == .protocolType
    else { return false }
    return module.optionalRequirements[type.name] != nil
      || type.inherited.contains { $0 != name && leavesSomething($0, in: module) }
  }

  /// Returns the optional methods that a class adds to those of its superclasses.
  private static func added(
    by type: TypeFacts, to conforming: [String: [TypeFacts]], in module: ModuleFacts
  ) -> [Added] {
    let foreign = module.foreignClass(above: type)?.forwards ?? []
    let homes = [type] + module.extensions(of: type.name)
    let candidates: [(home: TypeFacts, member: MemberFacts)] = homes.flatMap { home in
      home.members.filter { member in
        isAddition(member)
          && (LibraryProtocol.baseNames.contains(member.name)
            || !module.optionalRequirements.isEmpty || foreign.contains(member.fullName))
      }.map { (home: home, member: $0) }
    }
    guard !candidates.isEmpty else { return [] }
    let line = Array(module.lineage(of: type).dropFirst())
    let bases = line.reversed().filter { conforming[$0.name] != nil }
    guard !bases.isEmpty || !foreign.isEmpty else { return [] }
    func isInherited(_ member: MemberFacts) -> Bool {
      line.contains { above in
        module.members(named: member.name, of: above).contains { $0.signature == member.signature }
      }
    }
    var found: [Added] = []
    for (home, member) in candidates where !isInherited(member) {
      if foreign.contains(member.fullName) {
        found.append(Added(member: member, home: home, type: type, base: nil, proto: nil))
        continue
      }
      for base in bases {
        let names = (conforming[base.name] ?? []).flatMap(\.inherited)
        let proto = names.first { LibraryProtocol.declaring(member.fullName, in: $0) != nil }
        guard proto != nil || module.optionalRequirement(member.fullName, in: names) != nil else {
          continue
        }
        found.append(Added(member: member, home: home, type: type, base: base, proto: proto))
        break
      }
    }
    return found
  }

  private static func isAddition(_ member: MemberFacts) -> Bool {
    member.kind != .other && !member.isOverride && !member.isStatic
      && !member.modifiers.contains(["private", "fileprivate"])
  }

  /// The forwarders by the class that has them, and their overrides by the subclass.
  var listed: (forwarders: Set<Forwarded>, overrides: Set<Forwarded>) {
    func forwarded(_ type: String, _ member: MemberFacts) -> Forwarded {
      Forwarded(type: type, method: member.signature, selector: member.objectiveCName)
    }
    let methods = added.filter { $0.member.kind == .method }
    return (
      Set(methods.compactMap { one in one.base.map { forwarded($0.name, one.member) } })
        .union(
          opened.map {
            Forwarded(type: $0.type.name, method: $0.method, selector: $0.selector)
          }),
      Set(methods.map { forwarded($0.type.name, $0.member) })
    )
  }

  func edit(_ edits: inout ModuleEdits) {
    var declared: Set<String> = []
    for one in added {
      override(one, &edits)
      guard let base = one.base,
        declared.insert("\(base.name) \(one.member.signature)").inserted
      else { continue }
      declareForwarder(one, of: base, &edits)
    }
    // Open classes with the same protocol get the same methods.
    var written: [String: (stub: Result<String, MemberStub.Refusal>, object: String)] = [:]
    for one in opened {
      let name = "\(one.proto) \(one.method)"
      let known = written[name] ?? Self.opened(one)
      written[name] = known
      declare(known.stub, with: known.object, in: one.type, &edits)
    }
    if !opened.isEmpty { edits.useLibrary() }
  }

  private static func opened(
    _ one: OpenedMethod
  ) -> (stub: Result<String, MemberStub.Refusal>, object: String) {
    let answer = absent(one.member, of: one.proto)
    let stub = MemberStub(one.member, calling: answer.call)
    return (stub.forwarder(access: "@MainActor open"), answer.object)
  }

  private func override(_ one: Added, _ edits: inout ModuleEdits) {
    let access = one.type.access.map { "\($0 == "open" ? "public" : $0) " } ?? ""
    let isOpen = one.member.modifiers.contains(["public", "open"])
    if let property = one.member.property, one.member.isStored {
      edits.refuse(
        property, in: one.home.file,
        "'\(one.member.name)' is never read, because '\(one.base?.name ?? "")' conforms without it; "
          + "make it a computed property, or declare it in '\(one.base?.name ?? "")'")
    } else if one.home.kind == .extensionType {
      MovedMember(one.member, of: one.home, to: one.type, in: module, isOverride: true)
        .make(in: &edits)
    } else {
      let word = PrecedingWord((isOpen ? "" : access) + "override")
      if let method = one.member.method {
        let first = method.modifiers.firstToken(viewMode: .sourceAccurate) ?? method.funcKeyword
        edits.add(
          word.edit(before: method, attributes: method.attributes, first: first), in: one.home.file)
      } else if let property = one.member.property {
        let first =
          property.modifiers.firstToken(viewMode: .sourceAccurate) ?? property.bindingSpecifier
        edits.add(
          word.edit(before: property, attributes: property.attributes, first: first),
          in: one.home.file)
      }
    }
  }

  private func declareForwarder(
    _ one: Added, of base: TypeFacts, _ edits: inout ModuleEdits
  ) {
    guard let proto = one.proto else { return declareAbsent(one, of: base, &edits) }
    let answer = Self.absent(one.member, of: proto)
    let stub = MemberStub(one.member, home: one.home, calling: answer.call)
    declare(
      stub.forwarder(access: base.access), with: answer.object, in: base, because: one.home.file,
      &edits)
  }

  /// Returns the call that a forwarder makes if it is not overridden, and the declaration of the class of the
  /// object that it calls.
  ///
  /// - Parameters:
  ///   - member: The method.
  ///   - proto: The protocol that declares it.
  ///   - canAsk: Whether the class conforms to the protocol, so that an older method of it can be called.
  /// - Returns: The call that a forwarder makes if it is not overridden, and the declaration of the class of
  ///   the object that it calls.
  static func absent(
    _ member: MemberFacts, of proto: String, canAsk: Bool = true
  ) -> (call: String, object: String) {
    if canAsk, LibraryProtocol.older[member.fullName] != nil {
      let asking = asking(proto)
      return ("\(asking.name)(self).\(member.name)", asking.text)
    }
    let silent = silent(proto)
    return ("\(silent.name).shared.\(member.name)", silent.text)
  }

  private func declare(
    _ stub: Result<String, MemberStub.Refusal>, with object: String, in base: TypeFacts,
    because origin: Int? = nil, _ edits: inout ModuleEdits
  ) {
    guard case .success(let text) = stub else { return }
    let origin = origin ?? base.file
    edits.declare(text, in: base, because: origin)
    edits.append(object, to: base.file, because: origin)
  }

  /// Returns the name and the declaration of the class of objects that conform to a protocol and implement
  /// none of its optional methods.
  static func silent(_ proto: String) -> (name: String, text: String) {
    let name = "__Silent\(proto)"
    let required = LibraryProtocol.requirements(of: proto).map { "\($0) { fatalError() }" }
    return (
      name,
      "@MainActor private final class \(name): NSObject, \(proto) { static let shared = "
        + "\(name)(); \(required.joined(separator: "; ")) }"
    )
  }
}

extension OptionalForwarder {
  /// Returns the name and the declaration of the class of objects that conform to a protocol and forward
  /// older methods, which newer ones fall back on, to another object.
  ///
  /// No other optional methods are implemented.
  static func asking(_ proto: String) -> (name: String, text: String) {
    let name = "__Asking\(proto)"
    let older = Set(LibraryProtocol.older.values)
    let asked = LibraryProtocol.methods(of: proto).filter { older.contains($0.method) }
      .compactMap { _, member in
        try? MemberStub(member, calling: "object.\(member.name)").forwarder(access: nil).get()
      }
    let required = LibraryProtocol.requirements(of: proto).map { "\($0) { fatalError() }" }
    return (
      name,
      "@MainActor private final class \(name): NSObject, \(proto) { let object: any \(proto); "
        + "init(_ object: any \(proto)) { self.object = object }; "
        + "\((asked + required).joined(separator: "; ")) }"
    )
  }

  /// Declares a method or property that throws for a protocol of the module, as if it were missing.
  private func declareAbsent(
    _ one: Added, of base: TypeFacts, _ edits: inout ModuleEdits
  ) {
    let access = base.access.map { "\($0) " } ?? ""
    let absent: String
    if let method = one.member.method {
      absent = OptionalRequirement.absent(method, access: access)
    } else if let type = one.member.writtenType {
      absent =
        "\(access)var \(one.member.name): \(type.flatText) { get throws { throw __NoMethod() } }"
    } else {
      return
    }
    edits.declare(absent, in: base, because: one.home.file)
    edits.append(OptionalRequirement.error, to: base.file, because: one.home.file)
  }
}

extension LibraryProtocol {
  /// Returns the names of library protocols with optional methods among `names`.
  static func known(_ names: [String]) -> [String] { names.filter { all[$0] != nil } }

  /// Returns the declarations that a conforming type must have.
  static func requirements(of name: String) -> [String] {
    guard let found = all[name] else { return [] }
    return found.required + found.parents.flatMap { requirements(of: $0) }
  }
}

extension TypeFacts {
  /// The access modifier `public` or `open`, or `nil` if the type is declared with neither.
  var access: String? {
    group.modifiers.first { $0.name.text == "public" || $0.name.text == "open" }?.name.text
  }
}

extension OptionalForwarder {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    // An implementation of an optional requirement overrides a forwarder or a stub for a missing member.
    if let method = node.as(FunctionDeclSyntax.self) {
      places.openBefore(method, modifiers: method.modifiers, method.funcKeyword)
    }
    if let property = node.as(VariableDeclSyntax.self) {
      places.openBefore(property, modifiers: property.modifiers, property.bindingSpecifier)
    }
  }
}
