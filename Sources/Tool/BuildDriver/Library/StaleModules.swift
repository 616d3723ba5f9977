// SPDX-License-Identifier: Apache-2.0

/// What was built of modules that stand on others, before those were changed.
///
/// SwiftPM looks whether a module that is named by an import is another one. Where that one only hands on
/// what a third declares, as UIKit does here, a change of the third is not seen: who inherits from a class
/// of it keeps the places of its old methods and properties, and calls or reads something else.
struct StaleModules {
  /// What SwiftPM writes when it plans a build, which it does again only when files came or went.
  private static let planned = "output-file-map.json"

  /// The modules and their sources.
  let modules: ModuleSources
  /// The folder that SwiftPM builds in.
  let scratch: String
  /// The folder and file in which it is noted what was built last.
  let notes: CacheFolder
  let note: String

  /// Takes away what was built of all modules that stand on a changed one or are there no longer, and notes
  /// the sources as they are now.
  ///
  /// What is built afterwards may be interrupted: what was taken away is missing still, and what a module
  /// changed itself SwiftPM sees.
  ///
  /// - Returns: the names of the modules whose compiled sources are left.
  /// - Throws: `BuildError` when nothing can be written.
  func takeAway() throws(BuildError) -> Set<String> {
    let before = Set((notes.text(note) ?? "").split(separator: "\n").map(String.init))
    let now = Set(modules.stamps.map { "\($0.key) \($0.value)" })
    let changed = Set(
      now.symmetricDifference(before).compactMap { $0.split(separator: " ").first.map(String.init) }
    )
    let products = CacheFolder(path: scratch).folder("debug")
    let stale = modules.stamps.keys.filter { !modules.below($0).isDisjoint(with: changed) }
    for module in stale {
      for kind in ["", "-tool"] {
        products.folder("\(module)\(kind).build").clear(but: Self.planned)
      }
    }
    for module in changed where modules.stamps[module] == nil {
      products.folder("\(module).build").remove()
      for ending in ["swiftmodule", "swiftdoc", "swiftsourceinfo", "abi.json", "o"] {
        products.folder("Modules/\(module).\(ending)").remove()
      }
    }
    try notes.write(now.sorted().joined(separator: "\n"), note)
    return Set(modules.stamps.keys).subtracting(changed).subtracting(stale).filter {
      products.folder("\($0).build").holdsFile(endingIn: ".o")
    }
  }
}
