// SPDX-License-Identifier: Apache-2.0

package import MullionBuildDriver

/// The options of `mullion build`, `test` and `run`.
package struct BuildOptions: Equatable, Sendable {
  /// The request that the options specify: the action, the subject and the target.
  package var request: BuildRequest
  /// The reports about the tests.
  package var report = ReportOptions()
  /// The folder for the results of the tests, or `nil` for one in the cache.
  package var results: String?
  /// Whether warnings about recorded goldens fail tests.
  package var isStrict = false

  /// Parses the arguments after `verb`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(
    _ words: some Sequence<String>, of verb: BuildRequest.Verb
  ) throws(CommandError) {
    request = BuildRequest(verb)
    var arguments = Arguments(words)
    var share = ShardOptions()
    while let word = try arguments.next() {
      if word == "--" {
        request.arguments = arguments.remaining()
        continue
      }
      if verb == .test, word == "--strict" {
        isStrict = true
        continue
      }
      if verb == .test, word == "--results" {
        results = try arguments.value(of: word, "a folder for the results")
        continue
      }
      if try request.takes(word, &arguments) { continue }
      if verb == .test, try share.takes(word, &arguments) { continue }
      if verb == .test, try report.takes(word, &arguments) { continue }
      guard !word.hasPrefix("-") else {
        let others =
          verb == .test
          ? ", --strict, --results, \(ShardOptions.words), \(ReportOptions.words)" : ""
        throw CommandError(
          "\(verb.rawValue) takes FILE.xcodeproj, --package-path, --target, --swift-version,"
            + " --package, --checkouts, --own-dependencies, --clean\(others) and -- ARGUMENTS, found '\(word)'."
        )
      }
      try request.name(word)
    }
    try share.check()
    (request.shard, request.times) = (share.shard, share.times)
    try report.check()
  }
}
