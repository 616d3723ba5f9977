// SPDX-License-Identifier: Apache-2.0

/// The test cases in the output of XCTest: those that ran, and the one during which the program ended.
struct CaseTally {
  private(set) var started: [String] = []
  private(set) var passed = 0
  private(set) var failed = 0
  /// The skipped tests, with their reasons.
  private(set) var skipped: [SkippedTest] = []
  /// The tests that have started and not ended: the last one, and those that ended their own programs.
  var interrupted: [String] { ended + [running].compactMap(\.self) }
  /// The number of tests that SwiftPM ran in programs of their own, whose output it prints only for failures.
  private(set) var separate = 0
  private var ended: [String] = []
  private var running: String?
  private var reason = ""
  /// The number of suites that have started and not ended.
  private var depth = 0

  /// Whether the program ended before its tests did.
  var isCut: Bool { depth > 0 || !ended.isEmpty }

  /// Handles a line of output.
  mutating func take(_ line: String) {
    if line.hasPrefix("Test Suite '") { return takeSuite(line) }
    if line.hasPrefix("["), let test = line.wholeMatch(of: /\[\d+\/\d+\] Testing (\S+\/\S+)/) {
      separate += 1
      started.append(TestList.printed(String(test.1)))
    }
    if let running, let cut = line.firstRange(of: " \(running) : Test skipped") {
      let rest = line[cut.upperBound...]
      reason = rest.hasPrefix(" - ") ? String(rest.dropFirst(3)) : String(rest)
    }
    guard line.hasPrefix("Test Case '"),
      let event = line.firstMatch(of: #/^Test Case '([^']+)' (started|passed|failed|skipped)/#)
    else { return }
    let name = String(event.1)
    if event.2 == "started" {
      started.append(name)
      (running, reason) = (name, "")
      return
    }
    running = nil
    switch event.2 {
    case "passed": passed += 1
    case "failed": failed += 1
    default: skipped.append(SkippedTest(name: name, reason: reason))
    }
  }

  private mutating func takeSuite(_ line: String) {
    if depth > 0, line.hasPrefix("Test Suite 'Selected tests' started at ") {
      ended += [running].compactMap(\.self)
      (depth, running) = (0, nil)
    }
    if line.contains("' started at ") { depth += 1 }
    if line.contains("' passed at ") || line.contains("' failed at ") { depth = max(0, depth - 1) }
  }
}
