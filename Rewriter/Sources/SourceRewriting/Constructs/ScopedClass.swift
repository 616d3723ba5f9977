// SPDX-License-Identifier: Apache-2.0

/// A class that Foundation on Linux names without being able to make one, `PersonNameComponentsFormatter`: the file imports
/// by name the one that works.
///
/// Both modules are seen by the file, and what is imported by name is meant then.
enum ScopedClass {
  private static let names: [StaticString] = ["PersonNameComponentsFormatter"]
  private static let module = "FoundationAdditions"

  /// Whether a file may name such a class.
  static func mayStand(in text: SourceText) -> Bool { names.contains { text.contains($0) } }

  /// Gives the files that name one their imports, unless the module has one of that name.
  static func edit(_ module: ModuleFacts, _ edits: inout ModuleEdits) {
    for file in module.sources.indices {
      for name in names where module.sources[file].text.contains(name) {
        guard module.type(named: "\(name)") == nil, module.configuration.canImport(Self.module)
        else {
          continue
        }
        edits.append("import class \(Self.module).\(name)", to: file, because: file)
      }
    }
  }
}
