// SPDX-License-Identifier: Apache-2.0

package import MullionBuildDriver

/// What `mullion build`, `test` and `run` take.
package struct BuildOptions: Equatable, Sendable {
  /// What is to be built, and what is done with it.
  package var request: BuildRequest
  /// What is written of the tests.
  package var report = ReportOptions()
  /// Whether doubts about recorded goldens fail tests.
  package var isStrict = false

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
      if verb == .test, word == "--strict" {
        isStrict = true
        continue
      }
      if try request.takes(word, &arguments) { continue }
      if verb == .test, try report.takes(word, &arguments) { continue }
      guard !word.hasPrefix("-") else {
        let others = verb == .test ? ", --strict, \(ReportOptions.words)" : ""
        throw CommandError(
          "\(verb.rawValue) takes FILE.xcodeproj, --package-path, --target, --swift-version,"
            + " --package, --own-dependencies, --clean\(others) and -- ARGUMENTS, found '\(word)'."
        )
      }
      try request.name(word)
    }
    try report.check()
  }
}
