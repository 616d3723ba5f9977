// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `override var accessibilityLabel`, or another accessibility property, in a class that is
/// neither a view, a controller nor another responder.
///
/// With Objective-C every object has the property. Here `NSObject` declares it in an extension, which cannot
/// be overridden, so such a class gets a property of its own.
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

  /// The names of the properties, sorted.
  private static let names = LibraryTable.words(LibraryTable.accessible).sorted()

  /// Creates the edits of the topmost classes that declare such a property; classes below override theirs.
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
