// SPDX-License-Identifier: Apache-2.0

/// The outcome of a build or a run of tests, from what SwiftPM, Swift Testing and XCTest print.
package struct RunOutcome {
  /// Creates the outcome of a new output.
  package init() {}

  /// The maximum number of lines of the summary.
  static let limit = 12

  private var errors: [String] = []
  /// The first issue of each test.
  private var issues: [String] = []
  private var tellers: Set<Substring> = []
  /// The number of following lines that explain the last issue.
  private var explaining = 0
  private var tests = 0
  private var executed = 0
  private var failures = 0
  private var hasRun = false

  /// Handles a line of output.
  package mutating func take(_ line: String) {
    if let error = Self.error(line), !errors.contains(error) { errors.append(error) }
    takeIssue(line)
    if let count = line.firstMatch(of: /Test run with (\d+) tests? in \d+ suites? (\w+)/) {
      hasRun = true
      tests += Int(count.1) ?? 0
    }
    // XCTest's last total is that of all suites.
    if let count = line.firstMatch(
      of: /^\t Executed (\d+) tests?, with (?:\d+ tests? skipped and )?(\d+)/)
    {
      hasRun = true
      executed = Int(count.1) ?? 0
    }
    if line.hasPrefix("✘ Test "), !line.hasPrefix("✘ Test run "), line.contains(" failed after ") {
      failures += 1
    }
    if line.hasPrefix("Test Case '"), line.contains("' failed (") { failures += 1 }
  }

  /// Returns the lines of the summary, which follow the output: the failures, or the totals.
  ///
  /// - Parameters:
  ///   - status: the exit status of SwiftPM.
  ///   - tool: the invocation of this tool.
  /// - Returns: the lines, at most ``limit``.
  package func answer(status: Int32, tool: String) -> [String] {
    guard status != 0 else {
      return hasRun ? ["mullion: \(tests + executed) tests passed"] : []
    }
    if !hasRun {
      guard !errors.isEmpty else { return [] }
      // SwiftPM reports an error that the compiler printed without a message of its own.
      let named = errors.filter {
        $0 != "error: fatalError" && !$0.hasPrefix("error: emit-module command")
      }
      let told = named.isEmpty ? errors : named
      return Self.list(told) + ["mullion: the build failed: \(Self.count(told.count, "error"))"]
    }
    return Self.list(issues)
      + [
        "mullion: \(failures) of \(Self.count(tests + executed, "test")) failed; goldens: \(tool) review"
      ]
  }

  private static func list(_ lines: [String]) -> [String] {
    guard lines.count >= limit else { return lines }
    return lines.prefix(limit - 2) + ["… and \(lines.count - limit + 2) more"]
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// Returns the error in a line of the compiler or of SwiftPM.
  private static func error(_ line: String) -> String? {
    let isOne = line.hasPrefix("error: ") || line.hasPrefix("/") && line.contains(": error: ")
    return isOne ? shortened(line) : nil
  }

  /// Handles an issue in a line of Swift Testing or of XCTest: the first of its test, with the name of a
  /// differing golden, and the following sentence.
  private mutating func takeIssue(_ line: String) {
    if explaining > 0 {
      explaining -= 1
      let isGolden = line.hasPrefix("/") && line.hasSuffix(" differs.")
      if !isGolden { explaining = 0 }
      let words = isGolden ? line.split(separator: "/").last.map(String.init) ?? line : line
      issues[issues.count - 1] = Self.shortened("\(issues[issues.count - 1]) \(words)")
      return
    }
    if let issue = line.wholeMatch(of: Self.testingIssue) {
      guard tellers.insert(line[issue.name.startIndex..<issue.name.endIndex]).inserted else {
        return
      }
      // An error thrown by a check of the kit begins with its own source location.
      let isPlace = issue.message.wholeMatch(of: #/Caught error: \S+\.swift:\d+/#) != nil
      explaining = isPlace ? 2 : 0
      let message = isPlace ? issue.message.dropFirst("Caught error: ".count) : issue.message
      issues.append(Self.shortened("✘ \(issue.name)\(issue.argument ?? "") \(message)"))
    } else if let issue = line.wholeMatch(of: Self.xctestIssue),
      tellers.insert(line[issue.1.startIndex..<issue.1.endIndex]).inserted
    {
      issues.append(Self.shortened(line))
    }
  }

  private static var testingIssue:
    Regex<(Substring, name: Substring, argument: Substring?, message: Substring)>
  {
    #/✘ Test (?<name>.+?) recorded an issue(?: with \d+ arguments?(?<argument> .*?))? at \S+\.swift:\d+:\d+: (?<message>.*)/#
  }

  /// The pattern of an issue of XCTest, such as `/FeedTests.swift:12: error: FeedTests.testRows : …`.
  private static var xctestIssue: Regex<(Substring, Substring)> {
    #//.*:\d+: error: (\w+\.\w+) : .*/#
  }

  private static func shortened(_ line: String) -> String {
    line.count > 240 ? line.prefix(239) + "…" : line
  }
}
