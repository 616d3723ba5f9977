// SPDX-License-Identifier: Apache-2.0

/// The tests that arguments of `swift test` select with `--filter` and `--skip`.
package struct TestSelection {
  /// The arguments without those that select tests.
  package private(set) var otherArguments: [String] = []
  /// The arguments for `swift test list`: without those that name files to write, which it would empty.
  package var listArguments: [String] {
    var (arguments, rest): ([String], ArraySlice<String>) = ([], otherArguments[...])
    while let word = rest.popFirst() {
      if Self.outputs.contains(word) {
        _ = rest.popFirst()
      } else if !Self.outputs.contains(where: { word.hasPrefix("\($0)=") }) {
        arguments.append(word)
      }
    }
    return arguments
  }
  /// The file for Swift Testing's events that the arguments name, or `nil` if they name none.
  var eventsPath: String? {
    for (place, word) in otherArguments.enumerated() {
      if word == Self.outputs[0] { return otherArguments.dropFirst(place + 1).first }
      if word.hasPrefix("\(Self.outputs[0])=") {
        return String(word.dropFirst(Self.outputs[0].count + 1))
      }
    }
    return nil
  }
  private static let outputs = ["--event-stream-output-path", "--xunit-output"]
  private var filters: [Regex<AnyRegexOutput>] = []
  private var skips: [Regex<AnyRegexOutput>] = []

  /// Parses `arguments`.
  ///
  /// - Throws: `BuildError` when a filter is not a regular expression.
  package init(_ arguments: [String]) throws(BuildError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let option = ["--filter", "--skip"].first { word == $0 || word.hasPrefix("\($0)=") }
      guard let option else {
        otherArguments.append(word)
        continue
      }
      let value = word == option ? rest.popFirst() : String(word.dropFirst(option.count + 1))
      guard let value, let expression = try? Regex(value) else {
        throw BuildError("\(option) expects a regular expression, found '\(value ?? "nothing")'.")
      }
      if option == "--filter" { filters.append(expression) } else { skips.append(expression) }
    }
  }

  /// Returns whether a test, as `swift test list` names it, is selected.
  package func includes(_ test: String) -> Bool {
    (filters.isEmpty || filters.contains { test.firstMatch(of: $0) != nil })
      && !skips.contains { test.firstMatch(of: $0) != nil }
  }
}
