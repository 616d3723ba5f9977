// SPDX-License-Identifier: Apache-2.0

/// The construct of a class that Foundation on Linux declares but cannot create,
/// `PersonNameComponentsFormatter`: the file imports the working class by name.
///
/// The file sees both modules, and a scoped import takes precedence.
struct ScopedClass: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`PersonNameComponentsFormatter`, which Foundation on Linux only declares",
      becomes: "the same; an import declaration selects Mullion's implementation",
      in: "ScopedClass")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  private static let names: [StaticString] = ["PersonNameComponentsFormatter"]
  private static let home = "FoundationAdditions"

  /// Returns whether a file may name such a class.
  static func stands(in text: SourceText) -> Bool { names.contains { text.contains($0) } }

  /// Adds the scoped imports to the files that name such a class, unless the module declares one of that
  /// name.
  func edit(_ edits: inout ModuleEdits) {
    for file in module.sources.indices {
      for name in Self.names where module.sources[file].text.contains(name) {
        guard module.type(named: "\(name)") == nil, module.configuration.canImport(Self.home)
        else {
          continue
        }
        edits.append("import class \(Self.home).\(name)", to: file, because: file)
      }
    }
  }
}
