// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct of a member that an extension declares and a subclass overrides: the class declares a stub
/// that calls the member in the extension.
struct OverriddenExtensionMember: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "a member of an extension that a subclass overrides",
      becomes: "a stub in the class that calls it, as for `override` in an extension",
      in: "OverriddenExtensionMember")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  func edit(_ edits: inout ModuleEdits) {
    let homes = module.types.filter { home in
      home.kind == .extensionType && home.isActive && home.members.contains { !$0.isOverride }
        && module.type(named: home.name)?.kind == .classType
    }
    guard !homes.isEmpty else { return }
    var overridden: [String: Set<String>] = [:]
    for type in module.classes {
      let signatures = module.members(of: type).filter(\.isOverride).map(\.signature)
      guard !signatures.isEmpty else { continue }
      for ancestor in module.lineage(of: type).dropFirst()
      where !module.extensions(of: ancestor.name).isEmpty {
        overridden[ancestor.name, default: []].formUnion(signatures)
      }
    }
    for home in homes {
      guard let type = module.type(named: home.name) else { continue }
      for member in home.members where !member.isOverride {
        let isOverridden = overridden[type.name]?.contains(member.signature) ?? false
        guard isOverridden || Self.isOpen(member, of: type) else { continue }
        MovedMember(member, of: home, to: type, in: module).make(in: &edits)
      }
    }
  }

  /// Returns whether classes of other modules may override the member.
  private static func isOpen(_ member: MemberFacts, of type: TypeFacts) -> Bool {
    member.modifiers.first("open") != nil && type.group.modifiers.first("open") != nil
  }
}
