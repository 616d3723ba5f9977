// SPDX-License-Identifier: Apache-2.0

package import MullionBuildDriver

/// The options of `mullion doctor`.
package struct DoctorOptions: Equatable, Sendable {
  /// Whether the caches are emptied.
  package var empties = false
  /// Whether the modules are built if they are missing or old, and their folder is printed.
  package var namesModules = false
  /// Whether that is the folder of the modules that were built last.
  package var isAsBuilt = false
  /// The package, project or folder whose build is estimated; `nil` if the machine is checked.
  package var request: BuildRequest?

  /// Parses the arguments after `doctor`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    var request = BuildRequest(.build)
    while let word = try arguments.next() {
      switch word {
      case "--empty": empties = true
      case "--modules": namesModules = true
      case "--as-built": (namesModules, isAsBuilt) = (true, true)
      case "--package", "--checkouts", "--package-path": _ = try request.takes(word, &arguments)
      case _ where word.hasPrefix("-"):
        throw CommandError(
          "doctor takes PATH, --package, --checkouts, --modules or --empty, found '\(word)'.")
      default: try request.name(word)
      }
    }
    let isGiven = request != BuildRequest(.build)
    guard !empties || !isGiven && !namesModules else {
      throw CommandError("doctor --empty takes no other arguments.")
    }
    guard !namesModules || !isGiven else {
      throw CommandError("doctor --modules takes no other arguments.")
    }
    guard !isGiven || request.subject != nil else {
      throw CommandError(
        "doctor estimates the build of a package, project or folder: name its PATH.")
    }
    if isGiven { self.request = request }
  }
}
