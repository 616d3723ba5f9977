// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `override func observeValue(forKeyPath:of:change:context:)` in a class that is no responder.
///
/// Views and view controllers have the method to override. NSObject has none here, since Swift lets
/// nobody override what an extension declares: such a class conforms to the protocol of those who
/// are told instead.
enum ValueObserver {
  /// The base name of the method.
  static let name = "observeValue"
  private static let signature = "\(name)(forKeyPath:of:change:context:)"

  /// Makes the edits of the classes that are told first in their lines; those below override theirs.
  static func edit(_ module: ModuleFacts, _ edits: inout ModuleEdits) {
    for (type, member) in module.members(named: name) where isOne(member) {
      let line = module.lineage(of: type)
      guard type.kind == .classType, let base = line.last?.inherited.first,
        TypeFacts.lastName(base) == "NSObject",
        !line.dropFirst().contains(where: { $0.members.contains(where: isOne) })
      else { continue }
      let source = module.sources[type.file]
      if let modifier = member.modifiers.first("override") {
        edits.add(source.text.blank(modifier.name.range), in: type.file)
      }
      SuperCalls(of: member, in: source).replaceName(
        by: "super._observeValue", in: type.file, &edits)
      edits.conform(type, to: "_ValueObserving")
      edits.useLibrary()
    }
  }

  /// Whether a member overrides what tells of other values.
  static func isOne(_ member: MemberFacts) -> Bool {
    member.isOverride && member.kind == .method && member.signature == signature
  }
}
