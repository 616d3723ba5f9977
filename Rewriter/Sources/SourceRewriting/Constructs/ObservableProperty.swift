// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `@objc dynamic var`, which is observed by key path: observers are notified whenever it is
/// set.
///
/// Objective-C's runtime replaces the setter when the property is first observed; here the property has an
/// observer from the start.
struct ObservableProperty: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`@objc dynamic var`",
      becomes: "the same with a property observer that notifies key-value observers",
      in: "ObservableProperty")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  func edit(_ edits: inout ModuleEdits) {
    for type in module.classes where Self.isObject(type, in: module) {
      let all = module.namesAllMembers(type)
      for home in [type] + module.extensions(of: type.name) {
        for member in home.members where Self.isObserved(member, everything: all) {
          Self.observe(member, in: home, &edits)
        }
      }
    }
  }

  /// Returns whether objects of the class can be observed: it inherits from `NSObject`, or may do so through
  /// a class of another module.
  private static func isObject(_ type: TypeFacts, in module: ModuleFacts) -> Bool {
    guard let name = module.origin(of: type) else { return false }
    if module.foreign.named(name) != nil { return true }
    if name == "NSObject" || name == "Foundation.NSObject" { return true }
    return ForeignSuperclass(of: name, in: module) != .none
  }

  private static func isObserved(_ member: MemberFacts, everything: Bool) -> Bool {
    member.kind == .property && !member.isStatic && member.isSettable
      && member.modifiers.first("dynamic") != nil && (everything || member.isNamed)
      && member.modifiers.first("lazy") == nil
      && !member.attributes.contains(["NSManaged"])
  }

  private static func observe(
    _ member: MemberFacts, in home: TypeFacts, _ edits: inout ModuleEdits
  ) {
    guard let binding = member.binding else { return }
    let tell = "didChangeValue(forKey: \"\(member.objectiveCName.bare)\")"
    edits.useLibrary()
    guard let block = binding.accessorBlock else {
      edits.add(
        .insertion(" { didSet { \(tell) } }", at: end(of: binding)), in: home.file)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    let setting = accessors.first { ["set", "didSet"].contains($0.accessorSpecifier.text) }
    if let body = setting?.body {
      // Notifies observers of the value at the end of the setter, wherever it returns.
      edits.add(
        .insertion(" defer { \(tell) };", at: body.leftBrace.range.upperBound), in: home.file)
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      edits.add(
        .insertion("didSet { \(tell) } ", at: block.rightBrace.range.lowerBound), in: home.file)
    }
  }

  /// Returns the end of a binding's pattern, type annotation and initial value.
  private static func end(of binding: PatternBindingSyntax) -> Int {
    if let value = binding.initializer { return value.range.upperBound }
    return binding.typeAnnotation?.range.upperBound ?? binding.pattern.range.upperBound
  }
}

extension MemberFacts {
  /// The binding of the property's name in its declaration.
  fileprivate var binding: PatternBindingSyntax? {
    property?.bindings.first { binding in
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }
  }
}

extension ObservableProperty {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let property = node.as(VariableDeclSyntax.self),
      property.modifiers.first("dynamic") != nil
    else { return }
    for binding in property.bindings {
      let end =
        binding.initializer?.range.upperBound ?? binding.typeAnnotation?.range.upperBound
        ?? binding.pattern.range.upperBound
      places.mark(end..<end)
      guard let block = binding.accessorBlock else { continue }
      places.open(block.rightBrace.range.lowerBound)
      guard case .accessors(let accessors) = block.accessors else { continue }
      for accessor in accessors {
        if let brace = accessor.body?.leftBrace { places.open(brace.range.upperBound) }
      }
    }
  }
}
