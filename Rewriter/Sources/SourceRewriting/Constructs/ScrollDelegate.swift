// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `override var delegate` in a class that inherits from `UIScrollView`, directly or through
/// classes of the module.
///
/// Scroll views have `delegate` in an extension, since collection views and tables have one of another type
/// (`ScrollDelegating`). It reads and sets `_delegate`, which such a class overrides instead.
struct ScrollDelegate: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`override var delegate` in a class that inherits from UIScrollView itself",
      becomes: """
        `override var _delegate`, which `delegate` of scroll views reads and sets; \
        `super.delegate` of the class likewise
        """,
      in: "ScrollDelegate")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  /// The name of the property.
  fileprivate static let propertyName = "delegate"
  private static let storage = "_delegate"

  /// Creates the edits of the classes that override `delegate`, and of the uses of `super.delegate` in them
  /// and in their subclasses.
  func edit(_ edits: inout ModuleEdits) {
    let found = module.members(named: Self.propertyName).filter {
      Self.isOne($0.member, of: $0.type, in: module)
    }
    let overriding = Set(found.map(\.type.name))
    guard !overriding.isEmpty else { return }
    for type in module.classes {
      let origin = module.lineage(of: type).first { overriding.contains($0.name) }
      guard let origin else { continue }
      for member in type.members where Self.isOne(member, of: type, in: module) {
        member.nameToken.map { edits.add(Edit($0.range, Self.storage), in: type.file) }
      }
      for part in [type] + module.extensions(of: type.name) {
        let search = SuperDelegateSearch(viewMode: .sourceAccurate)
        search.range = part.group.memberBlock.range
        search.walk(module.sources[part.file].tree)
        let path = part.file == origin.file ? nil : module.source(of: origin).path
        for range in search.found {
          edits.add(Edit(range, Self.storage, origin: path), in: part.file)
        }
      }
    }
  }

  private static func isOne(
    _ member: MemberFacts, of type: TypeFacts, in module: ModuleFacts
  ) -> Bool {
    guard member.name == propertyName, member.kind == .property, member.isOverride,
      type.kind == .classType,
      let base = module.origin(of: type)
    else { return false }
    return TypeFacts.lastName(base) == "UIScrollView"
  }
}

/// A visitor that finds `super.delegate` in a class.
private final class SuperDelegateSearch: SyntaxVisitor {
  var range = 0..<0
  var found: [Range<Int>] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if range.contains(node.range.lowerBound), node.base?.is(SuperExprSyntax.self) ?? false,
      node.declName.baseName.text == ScrollDelegate.propertyName
    {
      found.append(node.declName.baseName.range)
    }
    return .visitChildren
  }
}

extension ScrollDelegate {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let property = node.as(VariableDeclSyntax.self),
      property.modifiers.first("override") != nil,
      let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      name.text == propertyName
    else { return }
    places.mark(name.range)
  }
}
