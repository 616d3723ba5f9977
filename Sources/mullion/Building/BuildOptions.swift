// SPDX-License-Identifier: Apache-2.0

package import PlatformBuilds

/// What `mullion build`, `test` and `run` take.
package struct BuildOptions: Equatable, Sendable {
  /// What is to be built, and what is done with it.
  package var request: BuildRequest

  /// The options that the words after `verb` ask for.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(
    _ words: some Sequence<String>, of verb: BuildRequest.Verb
  ) throws(CommandError) {
    request = BuildRequest(verb)
    var arguments = Arguments(words)
    while let word = try arguments.next() {
      if word == "--" {
        request.arguments = arguments.remaining()
        continue
      }
      if try request.takes(word, &arguments) { continue }
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "\(verb.rawValue) takes FILE.xcodeproj, --package-path, --target, --swift-version,"
            + " --package, --own-dependencies, --clean and -- ARGUMENTS, found '\(word)'.")
      }
      try request.name(word)
    }
  }
}
