// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct of outlets, actions and properties that are accessed by name: a list in the class itself,
/// for nibs, key-value coding and selectors that are only names.
struct NamedMembers: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "outlets, actions, `@objc` members",
      becomes: """
        a list in their class, `_namedMembers`, for nibs, key-value coding and selectors that are \
        only names
        """,
      in: "NamedMembers")
  ]

  static let dependencies: [any ModuleConstruct.Type] = [
    SelectorAnswer.self, OptionalForwarder.self, DelegateProxy.self, ImplementedMethods.self,
  ]

  private let module: ModuleFacts
  /// The selectors of methods that exist only to forward, by class.
  private let forwarders: [String: Set<String>]
  /// The methods that override such forwarders, by class.
  private let overrides: [String: Set<String>]
  private let answers: ImplementedMethods
  /// The classes that override `responds(to:)`.
  private let asked: Set<String>
  /// The classes that have a list.
  private var listing: Set<String> = []
  /// The declarations of members that Objective-C would see, by the name of their class.
  private var parts: [String: [NamedPart]] = [:]

  init(in findings: ConstructFindings) {
    module = findings.module
    answers = findings[ImplementedMethods.self]
    asked = findings[SelectorAnswer.self].classes
    let listed = findings[OptionalForwarder.self].listed
    let handedOn = findings[DelegateProxy.self].forwarded
    forwarders = Dictionary(grouping: listed.forwarders.union(handedOn), by: \.type)
      .mapValues { Set($0.map(\.selector)) }
    overrides = Dictionary(grouping: listed.overrides, by: \.type)
      .mapValues { Set($0.map(\.method)) }
    listing = Set(forwarders.keys).union(asked)
    for type in module.classes {
      let found = parts(of: type)
      parts[type.name] = found
      if !found.isEmpty || !answers.answers(of: type).isEmpty { listing.insert(type.name) }
    }
  }

  /// Returns whether a class or one of its superclasses has a list, including a superclass of the library.
  func lists(_ type: TypeFacts) -> Bool {
    let line = module.lineage(of: type)
    return line.contains { listing.contains($0.name) }
      || ForeignSuperclass(of: module.origin(of: type), in: module) == .library
  }

  /// Declares the lists.
  func edit(_ edits: inout ModuleEdits) {
    for type in module.classes where listing.contains(type.name) { declareList(of: type, &edits) }
  }

  private func declareList(of type: TypeFacts, _ edits: inout ModuleEdits) {
    let root = ForeignSuperclass(of: module.origin(of: type), in: module)
    let isInherited =
      root == .library
      || module.inherits(type) { listing.contains($0.name) }
    // For a class of another module it is unknown whether it has a list.
    guard isInherited || root != .unknown else { return }
    let name = TypeFacts.lastName(type.name)
    var terms = isInherited ? ["super._namedMembers"] : []
    // Of several entries with the same name the last takes effect: a callable method follows its answer.
    let forwarded = forwarders[type.name]?.sorted() ?? []
    let answers = answers.answers(of: type)
    if !answers.present.isEmpty {
      terms.append(
        "[\(answers.present.map { ".action(Selector(\"\($0)\"))" }.joined(separator: ", "))]")
    }
    terms += Self.list(ofForwarders: answers.absent.filter { !forwarded.contains($0) })
    if asked.contains(type.name) {
      terms.append("[.answer(\(name).\(SelectorAnswer.methodName)(to:))]")
    }
    for part in parts[type.name] ?? [] {
      let isHere = part.home.file == type.file
      let root = isHere ? name : part.home.name
      let list =
        "[\(part.members.map { entry(for: $0, of: root, in: type) }.joined(separator: ", "))]"
      guard !isHere else {
        terms.append(list)
        continue
      }
      let variable = "__named_\(type.name.identifier)_\(part.number)"
      terms.append(variable)
      edits.append(
        "extension \(part.home.name) { static var \(variable): [_NamedMember] { \(list) } }",
        to: part.home.file, because: part.home.file)
    }
    terms += Self.list(ofForwarders: forwarded)
    let head = (access(of: type) + (isInherited ? ["override"] : [])).map { "\($0) " }.joined()
    edits.declare(
      "\(head)class var _namedMembers: [_NamedMember] { \(terms.joined(separator: " + ")) }",
      in: type,
      because: type.file)
    edits.useLibrary()
    if !isInherited { edits.conform(type, to: "_NamedMembers") }
  }

  /// Returns the term of the list for the forwarders, or no term if there are none.
  ///
  /// Many are split from one string, which is faster to compile than an array literal.
  private static func list(ofForwarders selectors: [String]) -> [String] {
    guard !selectors.isEmpty else { return [] }
    guard selectors.count > 8 else {
      return ["[\(selectors.map { ".forwarder(\"\($0)\")" }.joined(separator: ", "))]"]
    }
    return [
      "\"\(selectors.joined(separator: " "))\".split(separator: \" \")"
        + ".map { _NamedMember.forwarder(String($0)) }"
    ]
  }

  private func access(of type: TypeFacts) -> [String] {
    type.group.modifiers.map(\.name.text).filter { $0 == "public" || $0 == "open" }
  }

  // MARK: List entries

  /// Returns the declarations of a class with members that Objective-C would see.
  private func parts(of type: TypeFacts) -> [NamedPart] {
    let all = module.namesAllMembers(type)
    return ([type] + module.extensions(of: type.name)).enumerated().compactMap { number, home in
      let everything = all || home.group.attributes.first(named: "objc") != nil && number > 0
      let members = home.members.filter { member in
        let isAsked = requirement(member, of: type) != nil
        return isListed(member, everything: everything || isAsked || overrides(member, in: type))
          && (isAsked || isSent(member))
      }
      return members.isEmpty ? nil : NamedPart(home: home, number: number, members: members)
    }
  }

  /// Returns whether a member overrides a forwarding method.
  private func overrides(_ member: MemberFacts, in type: TypeFacts) -> Bool {
    overrides[type.name]?.contains(member.signature) ?? false
  }

  /// Returns the optional requirement of a protocol of the module that a member implements, if there is one.
  private func requirement(_ member: MemberFacts, of type: TypeFacts) -> MemberFacts? {
    guard !module.optionalRequirements.isEmpty, member.kind != .other, !member.isStatic,
      !member.modifiers.contains(["private"])
    else { return nil }
    // A subclass may implement a requirement that its superclass omits.
    let names = module.lineage(of: type).flatMap { [$0] + module.extensions(of: $0.name) }
      .flatMap(\.inherited)
    return module.optionalRequirement(member.fullName, in: names)
  }

  private func isListed(_ member: MemberFacts, everything: Bool) -> Bool {
    (member.isNamed || everything) && !member.isStatic && !member.isOverride
      && !member.attributes.contains(["nonobjc"]) && !isUnavailable(member)
  }

  /// Returns whether the library can call the method or access the property.
  private func isSent(_ member: MemberFacts) -> Bool {
    guard let method = member.method else { return member.kind == .property }
    let parameters = method.signature.parameterClause.parameters
    let effects = method.signature.effectSpecifiers
    return method.genericParameterClause == nil && parameters.count <= 3
      && effects?.asyncSpecifier == nil && effects?.throwsClause == nil
      && !parameters.contains { parameter in
        parameter.ellipsis != nil || parameter.type.trimmedDescription.hasPrefix("inout")
      }
  }

  private func isUnavailable(_ member: MemberFacts) -> Bool {
    member.attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self), attribute.name == "available" else {
        return false
      }
      let text = attribute.flatText
      return text.contains("unavailable") || text.contains("deprecated")
    }
  }

  private func entry(for member: MemberFacts, of root: String, in type: TypeFacts) -> String {
    // A method has the name of the requirement that it satisfies, unless it declares one of its own.
    let named = member.hasNameOfItsOwn ? nil : requirement(member, of: type)
    let name = (named ?? member).objectiveCName
    guard let method = member.method else {
      let kind = member.isSettable ? "outlet" : "property"
      return ".\(kind)(\"\(name.bare)\", \\\(root).\(member.name))"
    }
    guard isSent(member) else { return ".action(Selector(\"\(name)\"))" }
    var reference = "\(root).\(member.written)"
    if isOverloaded(member, in: type) {
      let parameters = member.parameterTypes.map(Self.optional).joined(separator: ", ")
      let answer = Self.optional(method.signature.returnClause?.type.flatText ?? "Void")
      reference += " as (\(root)) -> (\(parameters)) -> \(answer)"
    }
    return ".action(Selector(\"\(name)\", \(reference)))"
  }

  /// Returns whether the name with its labels could refer to another method.
  private func isOverloaded(_ member: MemberFacts, in type: TypeFacts) -> Bool {
    module.isShared(member.name)
      && module.lineage(of: type).contains { ancestor in
        module.members(named: member.name, of: ancestor).contains { other in
          member.labels.isEmpty
            ? !other.labels.isEmpty
            : other.signature == member.signature && other.parameterTypes != member.parameterTypes
        }
      }
  }

  /// Returns a written type without a trailing `!`, which is not permitted inside of other types.
  private static func optional(_ type: String) -> String {
    type.hasSuffix("!") ? type.dropLast() + "?" : type
  }
}

/// The members of a class that one declaration contains.
private struct NamedPart {
  let home: TypeFacts
  let number: Int
  let members: [MemberFacts]
}

extension MemberFacts {
  private var binding: PatternBindingSyntax? {
    property?.bindings.first { binding in
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }
  }

  /// The type annotation of a property.
  var writtenType: TypeSyntax? { binding?.typeAnnotation?.type }

  /// Whether the member is a stored property.
  var isStored: Bool {
    guard let property, let binding else { return false }
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    let kinds = Set(list.map(\.accessorSpecifier.text))
    return property.modifiers.first("lazy") != nil
      || !kinds.isDisjoint(with: ["didSet", "willSet"])
  }

  /// Whether the property can be set from its own scope.
  var isSettable: Bool {
    guard let property, property.bindingSpecifier.text == "var" else { return false }
    guard let accessors = binding?.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return !Set(list.map(\.accessorSpecifier.text)).isDisjoint(with: ["set", "didSet", "willSet"])
  }
}

extension String {
  /// The name with everything but letters and digits replaced by underscores.
  var identifier: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}

extension NamedMembers {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    // In addition to a list of its members, a class gets stubs and forwarding methods.
    guard let decl = node.as(ClassDeclSyntax.self) else { return }
    places.open(decl.memberBlock.rightBrace.range.lowerBound)
    places.open(
      decl.inheritanceClause?.inheritedTypes.last?.range.upperBound
        ?? decl.genericParameterClause?.range.upperBound ?? decl.name.range.upperBound)
  }
}
