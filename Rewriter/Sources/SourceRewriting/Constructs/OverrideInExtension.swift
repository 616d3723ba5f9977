// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `override` in an extension: the class overrides the member, and calls the one in the
/// extension.
struct OverrideInExtension: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`override` in an extension",
      becomes: """
        a stub in the class that calls it; the member remains at its line, as `_0f`, with access \
        to the private declarations of its file
        """,
      in: "OverrideInExtension", "MovedMember", "MemberStub"),
    ConstructRow(
      "`override` of a property with observers in an extension",
      becomes: """
        a property with observers in the class, which call those in the extension: they remain at their lines \
        as methods, `_0didSet_a`, and set the superclass's property where they set their own
        """,
      in: "MovedObservers"),
    ConstructRow(
      """
      `override` in an extension of `UINavigationController` or `UITabBarController`, of a \
      member that applications replace for all of them: the status bar, orientations, \
      `viewDidLoad()`, layout
      """,
      becomes:
        "`@_dynamicReplacement` of the member, which the class declares as `dynamic` for this",
      in: "ReplacedMember"),
  ]

  static let dependencies: [any ModuleConstruct.Type] = [
    ForeignOverride.self, SelectorAnswer.self,
  ]

  private let module: ModuleFacts
  /// The declarations that other constructs replace.
  private let handled: Set<SyntaxIdentifier>

  init(in findings: ConstructFindings) {
    module = findings.module
    handled = findings[ForeignOverride.self].handled.union(findings[SelectorAnswer.self].handled)
  }

  func edit(_ edits: inout ModuleEdits) {
    for home in module.types where home.kind == .extensionType && home.isActive {
      for member in home.members where !handled.contains(member.decl.id) {
        guard let modifier = member.modifiers.first("override") else { continue }
        if let type = module.type(named: home.name), type.kind == .classType {
          MovedMember(member, of: home, to: type, in: module).make(in: &edits)
        } else if !ReplacedMember.edit(member, of: home, in: module, &edits) {
          edits.refuse(
            modifier, in: home.file,
            "'\(member.name)' cannot be overridden for all of '\(home.name)', a class of another "
              + "module: Linux has no runtime that replaces methods; override it in a subclass")
        }
      }
    }
  }
}

extension OverrideInExtension {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    if let member = PlacedMember(node), member.isInExtension {
      places.recordMoved(member)
      node.as(VariableDeclSyntax.self).map { MovedObservers.recordPlaces(of: $0, in: places) }
    }
    // A moved member preserves the name that `#function` has in it.
    if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "function" {
      places.mark(macro.range)
    }
  }
}
