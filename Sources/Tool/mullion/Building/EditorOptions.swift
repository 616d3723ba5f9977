// SPDX-License-Identifier: Apache-2.0

package import MullionBuildDriver

/// What `mullion editor` was asked for.
package struct EditorOptions: Equatable, Sendable {
  /// What is edited.
  package var request = BuildRequest(.build)
  /// Whether this is the language server that an editor started.
  package var serves = false

  /// The options that the words after `editor` ask for.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    while let word = try arguments.next() {
      if word == "--serve" {
        serves = true
        continue
      }
      if try request.takes(word, &arguments) { continue }
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "editor takes FOLDER, FILE.xcodeproj, --serve, --package-path, --target, --swift-version,"
            + " --package and --clean, found '\(word)'.")
      }
      try request.name(word)
    }
  }
}
