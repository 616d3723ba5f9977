// SPDX-License-Identifier: Apache-2.0

package import MullionBuildDriver

/// The options of `mullion editor`.
package struct EditorOptions: Equatable, Sendable {
  /// The build request for the edited sources.
  package var request = BuildRequest(.build)
  /// Whether this process is the language server started by an editor.
  package var serves = false

  /// Parses the arguments after `editor`.
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
