// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `override` in an extension: the class overrides, and calls what stands in the extension.
enum OverrideInExtension {
  static func edit(
    _ module: ModuleFacts, besides handled: Set<SyntaxIdentifier>, _ edits: inout ModuleEdits
  ) {
    for home in module.types where home.kind == .extensionType && home.isActive {
      for member in home.members where !handled.contains(member.decl.id) {
        guard let modifier = member.modifiers.first("override") else { continue }
        if let type = module.type(named: home.name), type.kind == .classType {
          MovedMember(member, of: home, to: type, in: module).make(in: &edits)
        } else if !ReplacedMember.edit(member, of: home, in: module, &edits) {
          edits.refuse(
            modifier, in: home.file,
            "'\(member.name)' cannot be overridden for all of '\(home.name)', which another module "
              + "has: Linux has no runtime that replaces methods; override it in a subclass")
        }
      }
    }
  }
}
