// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `override func responds(to:)` in a class that decides itself which selectors it responds to.
///
/// Here all objects have the method in an extension, which cannot be overridden. So the topmost override in
/// the module becomes a method of its class, which the class's list names and the extension calls; subclasses
/// override it.
struct SelectorAnswer: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`override func responds(to:)`",
      becomes: """
        a method that the class's list of members contains and `responds(to:)` of every object \
        calls; `super.responds(to:)` looks the selector up in that list; overrides of it in the \
        module are unchanged
        """,
      in: "SelectorAnswer")
  ]

  /// The full names of the topmost classes that override the method.
  private(set) var classes: Set<String> = []
  /// The overrides that override no method of the module.
  private(set) var handled: Set<SyntaxIdentifier> = []
  private var found: [(member: MemberFacts, home: TypeFacts)] = []
  private let module: ModuleFacts

  /// The base name of the method.
  static let methodName = "responds"

  init(in findings: ConstructFindings) {
    module = findings.module
    guard !module.members(named: Self.methodName).isEmpty else { return }
    for type in module.classes {
      let line = module.lineage(of: type)
      let root = ForeignSuperclass(of: line.last?.inherited.first, in: module)
      // For an unknown class of another module the answers of its own `responds(to:)` are unknown.
      let isAnswered = module.foreignClass(above: type)?.answers ?? false
      guard root != .unknown, !isAnswered,
        !line.dropFirst().contains(where: { !answers(of: $0).isEmpty })
      else { continue }
      let own = answers(of: type)
      guard !own.isEmpty else { continue }
      classes.insert(type.name)
      handled.formUnion(own.map(\.member.decl.id))
      found += own
    }
  }

  private func answers(of type: TypeFacts) -> [(member: MemberFacts, home: TypeFacts)] {
    ([type] + module.extensions(of: type.name)).flatMap { home in
      home.members.filter(Self.isOne).map { ($0, home) }
    }
  }

  /// Returns whether a member overrides `responds(to:)`.
  static func isOne(_ member: MemberFacts) -> Bool {
    guard member.isOverride, !member.isStatic, member.fullName == "\(methodName)(to:)",
      let type = parameterType(of: member)
    else { return false }
    return selectorTypes.contains(type.trimmedDescription)
  }

  private static let selectorTypes: Set = ["Selector!", "Selector?", "Selector"]

  private static func parameterType(of member: MemberFacts) -> TypeSyntax? {
    member.method?.signature.parameterClause.parameters.first?.type
  }

  func edit(_ edits: inout ModuleEdits) {
    for (member, home) in found {
      let source = module.sources[home.file]
      if let modifier = member.modifiers.first("override") {
        edits.add(source.text.blank(modifier.name.range), in: home.file)
      }
      if let type = Self.parameterType(of: member), type.is(IdentifierTypeSyntax.self) {
        edits.add(.insertion("!", at: type.range.upperBound), in: home.file)
      }
      SuperCalls(of: member, in: source).replaceName(by: "super._answers", in: home.file, &edits)
    }
  }
}

extension SelectorAnswer {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    places.markOverride(named: methodName, in: node, opensParameter: true)
  }
}
