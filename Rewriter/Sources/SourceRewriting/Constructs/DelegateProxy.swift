// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct of a UIKit delegate whose class overrides `responds(to:)`, and may forward methods to
/// another object.
///
/// UIKit checks `responds(to:)` for each optional method, and Objective-C calls `forwardingTarget(for:)` for
/// those that the class does not have. So a method of the class is called only if `responds(to:)` returns
/// `true`; one that it does not have goes to the forwarding target, or else to an object that implements
/// nothing.
struct DelegateProxy: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "a class that overrides `responds(to:)` and is a delegate of UIKit's",
      becomes: """
        the same; each optional method first calls `responds(to:)`, and returns UIKit's default if \
        that returns `false`; with `override func forwardingTarget(for:)` all other methods are \
        added, which call the forwarding target
        """,
      in: "DelegateProxy")
  ]

  static let dependencies: [any ModuleConstruct.Type] = [
    SelectorAnswer.self, OptionalForwarder.self,
  ]

  /// A method of a class that overrides `responds(to:)`.
  private struct Method {
    let type: TypeFacts
    let home: TypeFacts
    let proto: String
    let member: MemberFacts
    var selector: String { member.objectiveCName }
  }

  /// The methods declared by such classes, which are called only if `responds(to:)` returns `true`.
  private var own: [Method] = []
  /// The methods that such classes forward.
  private var handedOn: [Method] = []
  /// The topmost overrides of `forwardingTarget(for:)` in the module.
  private var targets: [(member: MemberFacts, home: TypeFacts)] = []
  /// The overrides of `forwardingTarget(for:)` that override no method of the module.
  private(set) var handled: Set<SyntaxIdentifier> = []
  /// The optional methods of the protocols that such classes conform to.
  private(set) var asks: Set<String> = []
  private let module: ModuleFacts

  /// The name of the forwarding method.
  static let forwarding = "forwardingTarget"

  init(in findings: ConstructFindings) {
    module = findings.module
    let answering = findings[SelectorAnswer.self].classes
    // The methods that superclasses get for their subclasses.
    let besides = findings[OptionalForwarder.self].listed.forwarders
    guard !answering.isEmpty else { return }
    for type in module.classes {
      let line = module.lineage(of: type)
      guard let top = line.lastIndex(where: { answering.contains($0.name) }) else { continue }
      let homes = [type] + module.extensions(of: type.name)
      let hands = line.contains { !Self.targets(in: $0, of: module).isEmpty }
      var known = Set(besides.filter { one in line.contains { $0.name == one.type } }.map(\.method))
      for proto in LibraryProtocol.known(homes.flatMap(\.inherited)) {
        asks.formUnion(LibraryProtocol.optional(of: proto))
        for (method, member) in LibraryProtocol.methods(of: proto)
        where known.insert(method).inserted {
          let found = Self.owner(of: method, in: Array(line[...top]), module)
          if let found {
            own.append(
              Method(type: found.type, home: found.home, proto: proto, member: found.member))
          } else if hands, !line.contains(where: { Self.has(method, $0, module) }) {
            handedOn.append(Method(type: type, home: type, proto: proto, member: member))
          }
        }
      }
      guard hands, !LibraryProtocol.known(homes.flatMap(\.inherited)).isEmpty else { continue }
      if let first = line.last(where: { !Self.targets(in: $0, of: module).isEmpty }) {
        for found in Self.targets(in: first, of: module)
        where handled.insert(found.member.decl.id).inserted {
          targets.append(found)
        }
      }
    }
  }

  private static func has(_ method: String, _ type: TypeFacts, _ module: ModuleFacts) -> Bool {
    module.members(of: type).contains { $0.signature == method }
  }

  /// Returns the topmost class of `line` that declares a method, with the declaration.
  private static func owner(
    of method: String, in line: [TypeFacts], _ module: ModuleFacts
  ) -> (type: TypeFacts, home: TypeFacts, member: MemberFacts)? {
    for type in line.reversed() {
      for home in [type] + module.extensions(of: type.name) {
        let found = home.members.first {
          $0.signature == method && !$0.isOverride && !$0.modifiers.contains(["private"])
        }
        if let found { return (type, home, found) }
      }
    }
    return nil
  }

  /// Returns the overrides of `forwardingTarget(for:)` in a class and its extensions.
  private static func targets(
    in type: TypeFacts, of module: ModuleFacts
  ) -> [(member: MemberFacts, home: TypeFacts)] {
    ([type] + module.extensions(of: type.name)).flatMap { home in
      home.members.filter { $0.isOverride && $0.fullName == "\(forwarding)(for:)" }.map {
        ($0, home)
      }
    }
  }

  /// The forwarded methods, with their Objective-C selectors.
  var forwarded: Set<OptionalForwarder.Forwarded> {
    Set(
      handedOn.map {
        OptionalForwarder.Forwarded(
          type: $0.type.name, method: $0.member.signature, selector: $0.selector)
      })
  }

  func edit(_ edits: inout ModuleEdits) {
    guard !own.isEmpty || !handedOn.isEmpty else { return }
    edits.useLibrary()
    var seen: Set<SyntaxIdentifier> = []
    for one in own where seen.insert(one.member.decl.id).inserted { ask(before: one, &edits) }
    var asking: Set<String> = []
    for one in handedOn {
      handOn(one, &edits)
      if asking.insert("\(one.type.name) \(one.proto)").inserted { declareAsking(one, &edits) }
    }
    for one in targets { makeOwn(one.member, in: one.home, &edits) }
  }

  /// Renames a method, and declares one with its old name that calls it only if `responds(to:)` returns
  /// `true`.
  private func ask(before one: Method, _ edits: inout ModuleEdits) {
    guard let name = one.member.nameToken else { return }
    let other = "_\(one.member.name.dropFirst())"
    let homes = [one.type] + module.extensions(of: one.type.name)
    let absent = OptionalForwarder.absent(
      one.member, of: one.proto, canAsk: homes.contains { $0.inherited.contains(one.proto) })
    let stub = MemberStub(one.member, home: one.home, calling: "").method { lead, arguments in
      let list = "(\(arguments.joined(separator: ", ")))"
      return "responds(to: Selector(\"\(one.selector)\")) ? \(lead)\(other)\(list) : "
        + "\(absent.call)\(list)"
    }
    guard case .success(let text) = stub else { return }
    edits.add(
      module.sources[one.home.file].text.replace(name.range, by: other), in: one.home.file)
    edits.declare(text, in: one.home, because: one.home.file)
    edits.append(absent.object, to: one.home.file, because: one.home.file)
    // A method in an extension that satisfies a requirement is isolated to the actor only because of that
    // requirement.
    guard one.home.kind == .extensionType, let method = one.member.method,
      !one.member.attributes.contains(["MainActor"])
    else { return }
    let first = method.modifiers.firstToken(viewMode: .sourceAccurate) ?? method.funcKeyword
    edits.add(
      PrecedingWord("@MainActor").edit(before: method, attributes: method.attributes, first: first),
      in: one.home.file)
  }

  /// Declares a method that calls the same method of the forwarding target.
  private func handOn(_ one: Method, _ edits: inout ModuleEdits) {
    // A newer method that is not implemented falls back to the older one.
    let asking =
      LibraryProtocol.older[one.member.fullName] == nil
      ? nil : OptionalForwarder.asking(one.proto)
    let other = asking.map { ", or: \($0.name)(self)" } ?? ""
    let stub = MemberStub(
      one.member, home: one.home,
      calling: "__asked\(one.proto)(Selector(\"\(one.selector)\")\(other)).\(one.member.name)")
    let access = one.type.access.map { "\($0) " } ?? ""
    guard case .success(let text) = stub.forwarder(access: "\(access)@MainActor") else { return }
    edits.declare(text, in: one.type, because: one.type.file)
    if let asking { edits.append(asking.text, to: one.type.file, because: one.type.file) }
  }

  /// Declares the method that returns the forwarding target for a method that the class does not have.
  private func declareAsking(_ one: Method, _ edits: inout ModuleEdits) {
    let silent = OptionalForwarder.silent(one.proto)
    edits.declare(
      "@MainActor private func __asked\(one.proto)(_ selector: Selector, "
        + "or other: (any \(one.proto))? = nil) -> any \(one.proto) { "
        + "(responds(to: selector) ? \(Self.forwarding)(for: selector) as? any \(one.proto) : nil) "
        + "?? other ?? \(silent.name).shared }", in: one.type, because: one.type.file)
    edits.append(silent.text, to: one.type.file, because: one.type.file)
  }

  /// Removes `override` from a forwarding method; calls of `super` in it return `nil`.
  private func makeOwn(_ member: MemberFacts, in home: TypeFacts, _ edits: inout ModuleEdits) {
    let source = module.sources[home.file]
    if let modifier = member.modifiers.first("override") {
      edits.add(source.text.blank(modifier.name.range), in: home.file)
    }
    SuperCalls(of: member, in: source).replaceName(by: "__noTarget", in: home.file, &edits)
    edits.append(
      "private func __noTarget(for selector: Selector?) -> Any? { nil }", to: home.file,
      because: home.file)
  }
}

extension DelegateProxy {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    places.markOverride(named: forwarding, in: node, opensParameter: true)
    // Such a method of a delegate with its own `responds(to:)` is called only after a check.
    if let method = node.as(FunctionDeclSyntax.self),
      LibraryProtocol.baseNames.contains(method.name.text)
    {
      places.allow(method.name.range)
    }
  }
}
