// SPDX-License-Identifier: Apache-2.0

/// The tests in the output of Swift Testing: those that ran, and those during which the program ended.
struct FunctionTally {
  private(set) var passed = 0
  private(set) var failed = 0
  /// The skipped tests, with their reasons.
  private(set) var skipped: [SkippedTest] = []
  /// The number of tests of completed runs, skipped ones included.
  private(set) var total = 0
  /// The tests that have started and not ended, in the order in which they started.
  private(set) var running: [String] = []
  /// Whether a run has started.
  private(set) var hasStarted = false
  /// Whether the program ended before its tests did.
  private(set) var isCut = false

  /// Handles a line of output.
  mutating func take(_ line: String) {
    guard let mark = line.first, "◇✔✘➜".contains(mark) else { return }
    if line.hasPrefix("◇ Test run started") { (hasStarted, isCut) = (true, true) }
    if let run = line.firstMatch(of: /^. Test run with (\d+) tests? in \d+ suites? \w+/) {
      total += Int(run.1) ?? 0
      isCut = false
      running = []
      return
    }
    guard !line.contains(" recorded a"), let event = line.wholeMatch(of: Self.event) else { return }
    let name = String(event.name)
    if event.word != "started", let place = running.firstIndex(of: name) {
      running.remove(at: place)
    }
    switch event.word {
    case "started": running.append(name)
    case "passed": passed += 1
    case "failed": failed += 1
    default: skipped.append(SkippedTest(name: name, reason: event.reason.map(String.init) ?? ""))
    }
  }

  /// `◇ Test rows() started.`, `✔ Test "rows" with 2 test cases passed after 0.1 seconds.`, `➜ Test off()
  /// skipped: "later"`.
  private static var event: Regex<(Substring, name: Substring, word: Substring, reason: Substring?)>
  {
    #/. Test (?!run |case )(?<name>.+?)(?: with \d+ test cases?)? (?<word>started|passed|failed|skipped|was cancelled)(?:\.| after .*|: "(?<reason>.*)")?/#
  }
}
