// SPDX-License-Identifier: Apache-2.0

/// The build products of modules whose dependencies have changed.
///
/// SwiftPM detects changes of directly imported modules. If an imported module only re-exports the
/// declarations of a third one, as UIKit does here, a change of the third is not detected: a class that
/// inherits from one of its classes keeps the offsets of old methods and properties, and calls or reads
/// something else.
struct StaleModules {
  /// The file that SwiftPM writes when it plans a build, which it repeats only when files are added or
  /// removed.
  private static let planned = "output-file-map.json"

  /// The modules and their sources.
  let modules: ModuleSources
  /// The folder that SwiftPM builds in.
  let scratch: String
  /// The folder and the file in which the sources of the last build are recorded.
  let notes: CacheFolder
  let note: String

  /// Deletes the build products of all modules that depend on a changed one or no longer exist, and records
  /// the current sources.
  ///
  /// The following build may be interrupted: the deleted products are still missing then, and SwiftPM detects
  /// changes in a module itself.
  ///
  /// - Returns: the names of the unchanged modules whose build products remain.
  /// - Throws: `BuildError` when the record cannot be written.
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
