// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The declarations of all sources of a module.
struct ModuleFacts {
  let sources: [ParsedSource]
  let types: [TypeFacts]
  let configuration: ModuleConfiguration
  /// The imports of each file.
  private let importLines: [[String]]
  /// The indices in `types` of classes, protocols and value types, by full name.
  private let declarations: [String: Int]
  /// The full names of these types, by their last component.
  private let lastNames: [String: [String]]
  /// The indices in `types` of extensions, by the full name of the extended type.
  private let extensionPlaces: [String: [Int]]
  /// Every member of the module by its name without labels, with the index of its type.
  private let memberPlaces: [String: [(type: Int, member: MemberFacts)]]
  /// The members of each type and its extensions, by the type's full name and their own names without labels.
  private var ownMembers: [String: [String: [MemberFacts]]] = [:]
  /// The index in `types` of the superclass, for each class that inherits from another class of the module.
  private var superclassPlaces: [SyntaxIdentifier: Int] = [:]
  /// The name that the topmost ancestor in the module inherits from, by class.
  private var originNames: [SyntaxIdentifier: String] = [:]
  /// The classes that are declared as `@objcMembers`.
  private var openlyNamed: Set<SyntaxIdentifier> = []
  /// Whether there are classes that inherit from themselves, which the compiler rejects.
  private var hasCircles = false
  /// The optional requirements of the module's protocols, by the protocols' full names.
  let optionalRequirements: [String: [MemberFacts]]
  /// The known classes and Objective-C protocols of other modules.
  let foreign: ForeignClasses
  private let work: WorkCount?

  init(
    sources: [ParsedSource], types: [TypeFacts], imports: [[String]],
    configuration: ModuleConfiguration, counting work: WorkCount? = nil
  ) {
    self.work = work
    foreign = ForeignClasses(
      in: configuration.notes,
      seenThrough: Set(
        imports.joined().compactMap { $0.split(separator: " ").last.map(String.init) })
    )
    self.sources = sources
    self.types = types
    importLines = imports
    self.configuration = configuration
    let active = types.indices.filter { types[$0].isActive }
    let declared = active.filter { types[$0].kind != .extensionType }
    declarations = Dictionary(declared.map { (types[$0].name, $0) }) { first, _ in first }
    let lastNames = Dictionary(grouping: declarations.keys.sorted()) { TypeFacts.lastName($0) }
    self.lastNames = lastNames
    let names = declarations
    extensionPlaces = Dictionary(grouping: active.filter { types[$0].kind == .extensionType }) {
      place in
      let name = types[place].name
      if names[name] != nil { return name }
      let candidates = lastNames[TypeFacts.lastName(name)] ?? []
      return candidates.count == 1 ? candidates[0] : name
    }
    var optional: [String: [MemberFacts]] = [:]
    for place in active where types[place].kind == .protocolType {
      let members = types[place].members.filter { $0.modifiers.first("optional") != nil }
      if !members.isEmpty { optional[types[place].name] = members }
    }
    optionalRequirements = optional
    memberPlaces = Dictionary(
      grouping: active.flatMap { place in types[place].members.map { (place, $0) } }
    ) { $0.1.name }
    for place in active where types[place].kind != .extensionType {
      addMembers(of: types[place], to: types[place].name)
    }
    for (name, places) in extensionPlaces {
      for place in places { addMembers(of: types[place], to: name) }
    }
    findSuperclasses()
  }

  private mutating func addMembers(of type: TypeFacts, to owner: String) {
    for member in type.members {
      ownMembers[owner, default: [:]][member.name, default: []].append(member)
    }
  }

  /// Finds the superclass of each class, and the superclasses of the topmost classes.
  private mutating func findSuperclasses() {
    var places: [SyntaxIdentifier: Int] = [:]
    for type in types where type.kind == .classType {
      guard let first = type.inherited.first,
        let found = self.type(named: first, in: type.outerName), found.kind == .classType,
        found.name != type.name
      else { continue }
      places[type.group.id] = declarations[found.name]
    }
    superclassPlaces = places
    openlyNamed = Set(
      types.lazy.filter { $0.group.attributes.first(named: "objcMembers") != nil }.map {
        $0.group.id
      })
    for type in types where type.kind == .classType {
      var line: [SyntaxIdentifier] = []
      var seen: Set<SyntaxIdentifier> = []
      var next: TypeFacts? = type
      var origin: String?
      while let current = next {
        let id = current.group.id
        if let known = originNames[id] {
          origin = known
          break
        }
        guard seen.insert(id).inserted else {
          hasCircles = true
          break
        }
        line.append(id)
        origin = current.inherited.first
        next = superclass(of: current)
      }
      for id in line { originNames[id] = origin ?? "" }
    }
  }

  /// Returns the type called `name`, or `nil` if the module has none; `scope` is the full name of the
  /// enclosing type.
  func type(named name: String, in scope: String = "") -> TypeFacts? {
    var around = scope.isEmpty ? [] : scope.split(separator: ".")
    while !around.isEmpty {
      let whole = (around + [Substring(name)]).joined(separator: ".")
      if let place = declarations[whole] { return types[place] }
      around.removeLast()
    }
    if let place = declarations[name] { return types[place] }
    let candidates = lastNames[TypeFacts.lastName(name)] ?? []
    guard candidates.count == 1, candidates[0].hasSuffix(".\(name)") || !name.contains(".") else {
      return nil
    }
    return declarations[candidates[0]].map { types[$0] }
  }

  /// Returns the type with the full name `name`, or `nil` if the module has none.
  func type(exactly name: String) -> TypeFacts? { declarations[name].map { types[$0] } }

  /// Returns the extensions of a type, by its full name.
  func extensions(of name: String) -> [TypeFacts] {
    (extensionPlaces[name] ?? []).map { types[$0] }
  }

  /// Returns the superclass of a class, or `nil` if it is not in this module.
  func superclass(of type: TypeFacts) -> TypeFacts? {
    superclassPlaces[type.group.id].map { types[$0] }
  }

  /// Returns the class and its superclasses in the module, nearest first.
  ///
  /// - Complexity: O(*d*), where *d* is the number of these classes; O(*d*²) if a class of the module
  ///   inherits from itself.
  func lineage(of type: TypeFacts) -> [TypeFacts] {
    var line = [type]
    var next = superclass(of: type)
    while let current = next {
      // The compiler diagnoses a class that inherits from itself.
      if hasCircles, line.contains(where: { $0.name == current.name }) { break }
      line.append(current)
      next = superclass(of: current)
    }
    work?.add(line.count)
    return line
  }

  /// Returns whether `test` holds for a superclass; the nearest is tested first.
  func inherits(_ type: TypeFacts, fromOneThat test: (TypeFacts) -> Bool) -> Bool {
    guard !hasCircles else { return lineage(of: type).dropFirst().contains(where: test) }
    var next = superclass(of: type)
    while let current = next {
      work?.add(1)
      if test(current) { return true }
      next = superclass(of: current)
    }
    return false
  }

  /// Returns the first type in the inheritance clause of the root class of `type`, or `nil` if the root class
  /// has none.
  func origin(of type: TypeFacts) -> String? {
    guard !hasCircles, type.kind == .classType else {
      return lineage(of: type).last?.inherited.first
    }
    return originNames[type.group.id].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns whether Objective-C sees all members of a class, because it or a superclass is `@objcMembers`.
  func namesAllMembers(_ type: TypeFacts) -> Bool {
    !openlyNamed.isEmpty && lineage(of: type).contains { openlyNamed.contains($0.group.id) }
  }

  /// Returns the members called `name`, without labels, that a type and its extensions declare.
  func members(named name: String, of type: TypeFacts) -> [MemberFacts] {
    let found = ownMembers[type.name]?[name] ?? []
    work?.add(found.count + 1)
    return found
  }

  /// Returns the known class of another module that a class, or a superclass, inherits from, or `nil` if
  /// there is none.
  func foreignClass(above type: TypeFacts) -> OpenClass? {
    foreign.named(origin(of: type))
  }

  /// Returns the members of a type and its extensions.
  func members(of type: TypeFacts) -> [MemberFacts] {
    let found = type.members + extensions(of: type.name).flatMap(\.members)
    work?.add(found.count + 1)
    return found
  }

  /// The classes that are not in inactive `#if` clauses, in the order of the files.
  var classes: [TypeFacts] { types.filter { $0.kind == .classType && $0.isActive } }

  /// Returns the methods and properties called `name`, with their types.
  func members(named name: String) -> [(type: TypeFacts, member: MemberFacts)] {
    let found = memberPlaces[name] ?? []
    work?.add(found.count + 1)
    return found.map { (types[$0.type], $0.member) }
  }

  /// Returns the optional requirement with `signature` in the named protocols, or in those that they refine;
  /// `nil` if the module has none.
  func optionalRequirement(
    _ signature: String, in names: [String], seen: Set<String> = []
  ) -> MemberFacts? {
    guard !optionalRequirements.isEmpty else { return nil }
    for name in names where !seen.contains(name) {
      guard let type = type(named: name), type.kind == .protocolType else { continue }
      if let found = optionalRequirements[type.name]?.first(where: { $0.signature == signature }) {
        return found
      }
      if let found = optionalRequirement(
        signature, in: type.inherited, seen: seen.union([name]))
      {
        return found
      }
    }
    return nil
  }

  /// Returns whether more than one member of the module is called `name`.
  func isShared(_ name: String) -> Bool { memberPlaces[name].map { $0.count > 1 } ?? false }

  /// Returns the imports of a file, as written.
  func imports(of file: Int) -> [String] { importLines[file] }

  /// Returns the file that contains a type.
  func source(of type: TypeFacts) -> SourceText { sources[type.file].text }
}

extension TypeFacts {
  /// Returns the last component of a type's full name, such as `Inner` for `Outer.Inner`.
  static func lastName(_ name: String) -> String {
    hasOuter(name) ? name.split(separator: ".").last.map(String.init) ?? name : name
  }

  private static func hasOuter(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: ".")) }

  /// The full name of the enclosing type, such as `Outer` for `Outer.Inner`; empty if there is none.
  var outerName: String {
    Self.hasOuter(name) ? name.split(separator: ".").dropLast().joined(separator: ".") : ""
  }
}
