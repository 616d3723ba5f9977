// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The constraints of generic parameters, associated types and `Self` at a place of a file, as written.
struct TypeConstraints {
  private let module: ModuleFacts
  private let place: Syntax
  private let file: Int
  /// Another file with a declaration that ``reach(_:from:)`` needed, or `nil` if there is none.
  private(set) var foreign: Int?
  /// The number of type aliases that were followed.
  private var depth = 0

  /// Creates the constraints that apply at `place` in `file`.
  init(_ module: ModuleFacts, at place: Syntax, in file: Int) {
    (self.module, self.place, self.file) = (module, place, file)
  }

  /// Returns whether `name`, such as `V`, `Self` or `V.View`, is constrained to the class `owner` of the
  /// library or a subclass.
  ///
  /// A class of the module only counts where a protocol inherits from it: a constraint to it requires a
  /// `required` initializer on Apple's platforms as well.
  mutating func reach(_ owner: String, from name: String) -> Bool {
    for constraint in constraints(of: name) {
      if Self.isClass(constraint, owner) { return true }
      for proto in protocols([constraint]) {
        let isOne = proto.allInherited.contains { isClassOfModule($0, owner) }
        guard isOne else { continue }
        record(proto)
        return true
      }
    }
    return false
  }

  private mutating func record(_ type: TypeFacts) {
    if type.file != file { foreign = foreign ?? type.file }
  }

  // MARK: Constraints

  /// Returns the names of the types that `name` is constrained to.
  private mutating func constraints(of name: String) -> [String] {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return self.constraints(ofPart: name) }
    var names = required(name)
    if parts[0] == "Self" { names += required(parts[1]) }
    return names + associated(parts[1], in: constraints(ofPart: parts[0]))
  }

  /// Returns the names of the types that a generic parameter, an associated type of the extended protocol,
  /// or `Self` is constrained to.
  private mutating func constraints(ofPart name: String) -> [String] {
    var names: [String] = []
    var node = place.parent
    while let present = node {
      names += Self.required(name, by: present)
      if let parameter = Self.parameter(name, of: present) {
        return names + Self.names(of: parameter.inheritedType)
      }
      if let alias = alias(name, in: present), depth < 8 {
        depth += 1
        return names + constraints(of: alias)
      }
      if present.is(ExtensionDeclSyntax.self), let extended = TypeName.declared(present) {
        return names + constraints(of: name, in: extended, extendedBy: present)
      }
      if name == "Self", TypeName.declared(present) != nil { return names }
      node = present.parent
    }
    return names
  }

  /// Returns the names of the types that `name` is constrained to in an extension.
  private mutating func constraints(
    of name: String, in extended: String, extendedBy node: Syntax
  ) -> [String] {
    let type = module.type(named: extended)
    if name == "Self" {
      // The objects of the module's own classes are constructed by their own initializers.
      return type == nil || type?.kind == .protocolType ? [TypeFacts.lastName(extended)] : []
    }
    guard let type else { return [] }
    if type.kind == .protocolType {
      return Self.required("Self.\(name)", by: node)
        + associated(name, in: [extended] + Self.required("Self", by: node))
    }
    guard let parameter = Self.parameter(name, of: Syntax(type.group)) else { return [] }
    record(type)
    return Self.names(of: parameter.inheritedType) + Self.required(name, by: Syntax(type.group))
  }

  /// Returns the names of the types that an associated type of protocols is constrained to.
  private mutating func associated(_ name: String, in names: [String]) -> [String] {
    var found: [String] = []
    for proto in protocols(names) {
      let group = Syntax(proto.group)
      var own = Self.required(name, by: group) + Self.required("Self.\(name)", by: group)
      for member in proto.group.memberBlock.members {
        guard let type = member.decl.as(AssociatedTypeDeclSyntax.self), type.name.text == name
        else { continue }
        own += type.inheritanceClause?.names ?? []
        own += Self.required(name, by: type.genericWhereClause)
      }
      if !own.isEmpty { record(proto) }
      found += own
    }
    return found
  }

  /// Returns the protocols of the module with these names, and those that they refine.
  private func protocols(_ names: [String]) -> [TypeFacts] {
    var found: [TypeFacts] = []
    var next = names
    while let name = next.popLast() {
      guard let type = module.type(named: name), type.kind == .protocolType,
        !found.contains(where: { $0 === type })
      else { continue }
      found.append(type)
      next += type.allInherited
    }
    return found
  }

  // MARK: Declarations

  /// Returns the types that requirements around the place constrain `name` to.
  private func required(_ name: String) -> [String] {
    var names: [String] = []
    var node = place.parent
    while let present = node {
      names += Self.required(name, by: present)
      node = present.parent
    }
    return names
  }

  private static func parameter(_ name: String, of node: Syntax) -> GenericParameterSyntax? {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      .first { $0.name.text == name }
  }

  /// Returns the name of the type that a type alias of a type, or of an extension of it, stands for, or `nil`
  /// if there is none.
  private mutating func alias(_ name: String, in node: Syntax) -> String? {
    guard let declared = TypeName.declared(node) else { return nil }
    if let alias = Self.alias(name, of: node) { return alias }
    guard let type = module.type(named: declared) else { return nil }
    for home in [type] + module.extensions(of: type.name) {
      guard let alias = Self.alias(name, of: Syntax(home.group)) else { continue }
      record(home)
      return alias
    }
    return nil
  }

  private static func alias(_ name: String, of node: Syntax) -> String? {
    let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    let alias = members?.lazy.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }.first {
      $0.name.text == name && $0.genericParameterClause == nil
    }
    guard let value = alias?.initializer.value, value.is(MemberTypeSyntax.self) else { return nil }
    return value.trimmedDescription
  }

  fileprivate static func required(_ name: String, by node: Syntax) -> [String] {
    required(
      name,
      by: node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
        ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause
        ?? node.as(ProtocolDeclSyntax.self)?.genericWhereClause)
  }

  private static func required(_ name: String, by clause: GenericWhereClauseSyntax?) -> [String] {
    clause?.requirements.flatMap { requirement -> [String] in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == name
      else { return [] }
      return names(of: conformance.rightType)
    } ?? []
  }

  private static func names(of type: TypeSyntax?) -> [String] {
    type.map { WrittenType.names(of: $0) } ?? []
  }

  /// Returns whether a class of the library is `owner` or inherits from it.
  private static func isClass(_ name: String, _ owner: String) -> Bool {
    let last = TypeFacts.lastName(name)
    return LibraryClass.contains(last)
      && (last == owner || LibraryClass.inherits(last, from: owner))
  }

  /// Returns whether a class, of the library or of the module, is `owner` or inherits from it.
  private func isClassOfModule(_ name: String, _ owner: String) -> Bool {
    guard let own = module.type(named: name) else { return Self.isClass(name, owner) }
    guard own.kind == .classType, let origin = module.origin(of: own) else { return false }
    return Self.isClass(origin, owner)
  }
}

extension TypeFacts {
  /// The inherited types of a protocol, also those that its `where` clause requires of `Self`.
  fileprivate var allInherited: [String] {
    inherited + TypeConstraints.required("Self", by: Syntax(group))
  }
}
