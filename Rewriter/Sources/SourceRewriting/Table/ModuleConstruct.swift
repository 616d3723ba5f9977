// SPDX-License-Identifier: Apache-2.0

/// A construct whose replacement needs the whole module.
protocol ModuleConstruct: Construct {
  /// The constructs whose findings this one reads; they are found and replaced before it.
  static var dependencies: [any ModuleConstruct.Type] { get }

  /// Finds the construct in the module of `findings`.
  init(in findings: ConstructFindings)

  /// Adds the edits that replace the construct.
  func edit(_ edits: inout ModuleEdits)
}

extension ModuleConstruct {
  static var dependencies: [any ModuleConstruct.Type] { [] }
}
