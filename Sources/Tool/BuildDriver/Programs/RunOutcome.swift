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
  private var functions = FunctionTally()
  private var cases = CaseTally()
  /// XCTest's last total, which is that of all suites.
  private var executed: Int?
  /// The last message of a program that trapped.
  private var trap: String?
  /// The innermost line of the package's own sources in the backtrace after ``trap``.
  private var trapPlace: String?
  /// Whether a golden differs or is missing.
  private var hasGoldenIssue = false

  /// The missing frameworks that sources import, by the source's path.
  private(set) var missingFrameworks: [String: String] = [:]
  /// The paths of the sources with errors in a build that failed, or `nil` if one has no path.
  var brokenFiles: Set<String>? {
    guard !hasRun else { return nil }
    let paths = namedErrors.map { $0.firstMatch(of: #/^(/.+?):\d+(:\d+)?: error: /#)?.1 }
    return paths.contains(nil) ? nil : Set(paths.compactMap { $0.map(String.init) })
  }
  /// The errors without those that SwiftPM reports where the compiler printed messages of its own.
  private var namedErrors: [String] {
    errors.filter { $0 != "error: fatalError" && !$0.hasPrefix("error: emit-module command") }
  }

  /// Whether the test program ended before its tests did.
  package var isCut: Bool { functions.isCut || cases.isCut }
  /// Whether Swift Testing has run.
  var hasRunFunctions: Bool { functions.hasStarted || functions.total > 0 }
  /// The tests of XCTest that have started, as it prints them.
  var startedCases: [String] { cases.started }
  /// The skipped tests of both libraries.
  var skipped: [SkippedTest] { cases.skipped + functions.skipped }
  /// The tests during which the program ended.
  private var interrupted: [String] {
    (cases.isCut ? cases.interrupted : [])
      + (functions.isCut ? functions.running : [])
  }
  private var hasRun: Bool { hasRunFunctions || executed != nil || cases.isCut }
  private var passed: Int {
    let ofCases =
      max(executed ?? 0, cases.separate) - cases.failed - cases.skipped.count
      - (cases.isCut ? cases.interrupted.count : 0)
    let ofFunctions = functions.total - functions.failed - functions.skipped.count
    let isKnown = cases.isCut && cases.separate == 0
    return (isKnown ? cases.passed : max(ofCases, cases.passed))
      + (functions.isCut ? functions.passed : max(ofFunctions, functions.passed))
  }
  private var failures: Int { cases.failed + functions.failed }

  /// Handles a line of output.
  package mutating func take(_ line: String) {
    if let error = Self.error(line), !errors.contains(error) { errors.append(error) }
    takeIssue(line)
    if let missing = line.firstMatch(
      of: #/^(/.+?):\d+:\d+: warning: there is no (\w+) on this platform;/#)
    {
      missingFrameworks[String(missing.1)] = String(missing.2)
    }
    functions.take(line)
    cases.take(line)
    if let count = line.firstMatch(
      of: /^\t Executed (\d+) tests?, with (?:\d+ tests? skipped and )?(\d+)/)
    {
      executed = Int(count.1)
    }
    if line.contains("Fatal error: ") { (trap, trapPlace) = (Self.shortened(line), nil) }
    if trap != nil, trapPlace == nil, let frame = line.firstMatch(of: Self.ownFrame) {
      trapPlace = "called from \(frame.1)"
    }
    if line.hasPrefix("To look at all changes: ") { hasGoldenIssue = true }
  }

  /// The pattern of a frame of a backtrace with a line of the package's sources, which are in the program.
  private static var ownFrame: Regex<(Substring, Substring)> {
    #/^ *\d+ .* in \S+\.xctest at (/.+\.swift:\d+)/#
  }

  /// Returns the lines of the summary, which follow the output: the failures, or the totals.
  ///
  /// - Parameters:
  ///   - status: the exit status of SwiftPM.
  ///   - tool: the invocation of this tool.
  ///   - unrun: the tests that did not run because the program ended, or `nil` if they are unknown.
  /// - Returns: the lines, at most ``limit``.
  package func answer(status: Int32, tool: String, unrun: [String]? = nil) -> [String] {
    if isCut {
      return Self.list(issues + [trap, trapPlace].compactMap(\.self)) + [cutTotals(unrun)]
    }
    guard status != 0 else {
      return hasRun ? ["mullion: \(Self.count(passed, "test")) passed\(skippedTests)"] : []
    }
    if !hasRun {
      guard !errors.isEmpty else { return [] }
      let told = namedErrors.isEmpty ? errors : namedErrors
      return Self.list(told) + ["mullion: the build failed: \(Self.count(told.count, "error"))"]
    }
    let all = Self.count(passed + failures + skipped.count, "test")
    let goldens = hasGoldenIssue ? "; goldens: \(tool) review" : ""
    return Self.list(issues) + ["mullion: \(failures) of \(all) failed\(skippedTests)\(goldens)"]
  }

  /// The number of skipped tests with the first ones and their reasons, after a comma; empty if there are none.
  private var skippedTests: String {
    guard !skipped.isEmpty else { return "" }
    let names = skipped.map { $0.reason.isEmpty ? $0.name : "\($0.name) (\($0.reason))" }
    return ", \(skipped.count) skipped: \(NameList.text(names, limit: 3))"
  }

  /// The totals of tests whose program ended before they did.
  private func cutTotals(_ unrun: [String]?) -> String {
    let all = passed + failures + skipped.count + interrupted.count + (unrun?.count ?? 0)
    var parts = [
      unrun == nil
        ? "\(Self.count(passed, "test")) passed" : "\(passed) of \(Self.count(all, "test")) passed"
    ]
    if failures > 0 { parts.append("\(failures) failed") }
    if !skipped.isEmpty { parts.append("\(skipped.count) skipped") }
    if !interrupted.isEmpty {
      let verb = interrupted.count == 1 ? "ended the program" : "ran when the program ended"
      parts.append("\(interrupted.count) \(verb): \(NameList.text(interrupted))")
    } else {
      parts.append("the program ended before its tests did")
    }
    if let unrun {
      if !unrun.isEmpty { parts.append("\(unrun.count) did not run: \(NameList.text(unrun))") }
    } else {
      parts.append("the others did not run")
    }
    return "mullion: \(parts.joined(separator: "; "))"
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
