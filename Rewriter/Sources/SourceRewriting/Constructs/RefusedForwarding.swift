// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `override func forwardingTarget(for:)` in a class that is not a UIKit delegate, which is
/// reported as an error.
struct RefusedForwarding: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`override func forwardingTarget(for:)` of classes that are not such delegates",
      becomes: "an error",
      in: "RefusedForwarding")
  ]

  static let dependencies: [any ModuleConstruct.Type] = [DelegateProxy.self]

  private let module: ModuleFacts
  /// The declarations of delegates, which are carried over.
  private let handled: Set<SyntaxIdentifier>

  init(in findings: ConstructFindings) {
    module = findings.module
    handled = findings[DelegateProxy.self].handled
  }

  /// Reports a problem for each such override, except those of delegates and overrides of them.
  func edit(_ edits: inout ModuleEdits) {
    let name = DelegateProxy.forwarding
    let known = Set(
      module.members(named: name).filter { handled.contains($0.member.decl.id) }.map(\.type.name))
    for (type, member) in module.members(named: name)
    where member.isOverride && member.fullName == "\(name)(for:)" {
      let own = module.type(named: type.name) ?? type
      guard !module.lineage(of: own).contains(where: { known.contains($0.name) }) else { continue }
      guard let name = member.nameToken else { continue }
      edits.refuse(
        name, in: type.file,
        "messages are not forwarded here, because Linux has no runtime that sends them; declare the "
          + "methods in '\(type.name)', and call those of the other object in them")
    }
  }
}
