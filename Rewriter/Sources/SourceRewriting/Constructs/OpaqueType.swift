// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `some P` where `P` is an Objective-C protocol, as the type of a result, a property or an
/// optional parameter, which becomes `any P`.
///
/// With Objective-C a value of the protocol type conforms to it, and may be passed as `some P`. Swift
/// protocols do not conform to themselves; a parameter that is not optional accepts any value nevertheless.
struct OpaqueType: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      `some P` as a result or property, `(some P)?` as a parameter, where `P` is an `@objc` \
      protocol
      """,
      becomes: "`any P`: with Objective-C such a protocol's values conform to it",
      in: "OpaqueType")
  ]

  private let module: ModuleFacts
  /// The types with `some` of each file.
  private let found: [[SomeOrAnyTypeSyntax]]

  init(in findings: ConstructFindings) {
    module = findings.module
    found = findings.surveys.map(\.opaqueTypes)
  }

  func edit(_ edits: inout ModuleEdits) {
    for (file, types) in found.enumerated() {
      for node in types {
        let name = TypeName.bare(node.constraint)
        guard let origin = Self.origin(of: name, in: module) else { continue }
        let isOwn = origin == module.sources[file].text.path
        edits.add(
          Edit(node.someOrAnySpecifier.range, "any ", origin: isOwn ? nil : origin), in: file)
      }
    }
  }

  /// Returns whether a `some` type may be replaced: it is the whole type of a result or property, or an
  /// optional parameter's.
  static func isOne(_ node: SomeOrAnyTypeSyntax) -> Bool {
    guard node.someOrAnySpecifier.text == "some",
      node.constraint.is(IdentifierTypeSyntax.self) || node.constraint.is(MemberTypeSyntax.self)
    else { return false }
    var current = node.parent
    var isInOptional = false
    while let type = current {
      if type.is(FunctionParameterSyntax.self) { return isInOptional }
      if type.is(ReturnClauseSyntax.self) || type.is(TypeAnnotationSyntax.self) { return true }
      let isOptional =
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      isInOptional = isInOptional || isOptional
      let isAround =
        isOptional || type.is(TupleTypeElementSyntax.self)
        || type.is(TupleTypeElementListSyntax.self)
        || type.as(TupleTypeSyntax.self)?.elements.count == 1
      guard isAround else { return false }
      current = type.parent
    }
    return false
  }

  /// Returns whether a protocol of the module is an Objective-C protocol.
  static func isObjectiveC(_ type: TypeFacts) -> Bool {
    type.kind == .protocolType && type.isActive && type.group.attributes.contains(["objc"])
  }

  /// Returns the file or module that declares an Objective-C protocol called `name`, or `nil` if there is
  /// none.
  private static func origin(of name: String, in module: ModuleFacts) -> String? {
    if let own = module.type(named: name) {
      return isObjectiveC(own) ? module.source(of: own).path : nil
    }
    return module.foreign.protocols[name]
  }
}

extension OpaqueType {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    // Its constraint may be an Objective-C protocol.
    guard let type = node.as(SomeOrAnyTypeSyntax.self), isOne(type) else { return }
    places.allow(type.someOrAnySpecifier.range)
  }
}
