// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `override func observeValue(forKeyPath:of:change:context:)` in a class that is not a
/// responder.
///
/// Views and view controllers declare the method for overriding. `NSObject` does not have it here, since
/// Swift does not permit overrides of extension members: such a class conforms to the protocol of observers
/// instead.
struct ValueObserver: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      `override func observeValue(forKeyPath:of:change:context:)` in a class that inherits from \
      NSObject
      """,
      becomes:
        "a method of `_ValueObserving`, to which the class conforms; `super` of it is a no-op",
      in: "ValueObserver")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  /// The base name of the method.
  private static let methodName = "observeValue"
  private static let signature = "\(methodName)(forKeyPath:of:change:context:)"

  /// Creates the edits of the topmost classes that have the method; subclasses override theirs.
  func edit(_ edits: inout ModuleEdits) {
    for (type, member) in module.members(named: Self.methodName) where Self.isOne(member) {
      let line = module.lineage(of: type)
      guard type.kind == .classType, let base = line.last?.inherited.first,
        TypeFacts.lastName(base) == "NSObject",
        !line.dropFirst().contains(where: { $0.members.contains(where: Self.isOne) })
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

  /// Returns whether a member overrides the method that observes values.
  static func isOne(_ member: MemberFacts) -> Bool {
    member.isOverride && member.kind == .method && member.signature == signature
  }
}

extension ValueObserver {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    places.markOverride(named: methodName, in: node)
  }
}
