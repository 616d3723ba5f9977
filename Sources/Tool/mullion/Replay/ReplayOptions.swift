// SPDX-License-Identifier: Apache-2.0

/// The options of `mullion replay`.
package struct ReplayOptions: Equatable, Sendable {
  /// The path of the recording; empty for that of the live screen.
  package var file: String
  /// The step to show, or `nil` to list all steps.
  package var step: Int?
  /// The output file, or `nil` for standard output.
  package var output: String?
  /// The screen of the gallery on which the actions are repeated, or `nil` for none.
  package var screen: String?
  /// The name of the test whose source is written, or `nil` for none.
  package var test: String?
  /// The code that creates the test's screen.
  package var showing = "YourViewController()"
  /// The module that the test imports, or `nil` for none.
  package var module: String?
  /// The command that fails as long as a run still shows the failure; if `nil`, the run is not shrunk.
  package var shrink: String?

  /// Parses the arguments after `replay`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    var files: [String] = []
    while let word = try arguments.next() {
      switch word {
      case "--step":
        step = try RecordedMoment.number(arguments.value(of: word, "the number of a step"))
      case "--again": screen = try arguments.value(of: word, "the name of a screen")
      case "--test": test = try arguments.value(of: word, "a name for the test")
      case "--showing":
        showing = try arguments.value(of: word, "code, as in 'FeedViewController()'")
      case "--import": module = try arguments.value(of: word, "the name of a module")
      case "--shrink": shrink = try arguments.value(of: word, "a command, as in 'swift test'")
      case "-o", "--output":
        output = try arguments.value(of: word, Self.expected)
      default:
        guard !word.hasPrefix("-") else {
          throw CommandError(
            "replay takes a file, --step, --again, --shrink, --test, --showing, --import and -o, found "
              + "'\(word)'.")
        }
        files.append(word)
      }
    }
    guard files.count == 1 || files.isEmpty && test != nil && shrink == nil else {
      throw CommandError("replay needs the file of one recording, found \(files.count).")
    }
    file = files.first ?? ""
    try checkOutput()
  }

  private func checkOutput() throws(CommandError) {
    guard let output else { return }
    if test != nil || shrink != nil {
      let ending = test == nil ? ".json" : ".swift"
      guard output.hasSuffix(ending) else {
        throw CommandError(
          "replay writes a \(test == nil ? "shorter recording" : "test") into a file that ends in "
            + "\(ending), found '\(output)'.")
      }
      return
    }
    guard [".html", ".svg", ".txt"].contains(where: output.hasSuffix) else {
      throw CommandError("replay writes \(Self.expected), found '\(output)'.")
    }
    guard output.hasSuffix(".html") || step != nil else {
      throw CommandError("\(output) shows one step: name it with --step N.")
    }
  }

  private static let expected =
    "a file that ends in .html, .svg or .txt, with --test in .swift, with --shrink in .json"
}
