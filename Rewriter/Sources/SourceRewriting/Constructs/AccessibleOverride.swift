// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `override var accessibilityLabel`, and other words for assistive technologies, in a class that is neither
/// a view, a controller nor another responder.
///
/// With Objective-C every object has the property. Here `NSObject` has it in an extension, which nobody
/// overrides: such a class has one of its own.
struct AccessibleOverride: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      `override var accessibilityLabel`, or another such property, in a class that inherits from \
      NSObject itself
      """,
      becomes: "the same without `override`: a property of its own",
      in: "AccessibleOverride")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  /// The properties, in order.
  private static let names = LibraryTable.words(LibraryTable.accessible).sorted()

  /// Makes the edits of the classes that are the first of their lines to have it; those below override theirs.
  func edit(_ edits: inout ModuleEdits) {
    for name in Self.names {
      for (type, member) in module.members(named: name) where Self.isOne(member) {
        let line = module.lineage(of: type)
        guard type.kind == .classType, let base = line.last?.inherited.first,
          TypeFacts.lastName(base) == "NSObject",
          !line.dropFirst().contains(where: { above in
            above.members.contains { $0.name == name && Self.isOne($0) }
          }),
          let modifier = member.modifiers.first("override")
        else { continue }
        edits.add(
          module.sources[type.file].text.blank(modifier.name.range), in: type.file)
      }
    }
  }

  private static func isOne(_ member: MemberFacts) -> Bool {
    member.isOverride && member.kind == .property && !member.isStatic
  }
}
