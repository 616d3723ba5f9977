// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionBuildDriver
import Testing

struct RunOutcomeTests {
  private func answer(_ text: String, status: Int32 = 1) -> [String] {
    var outcome = RunOutcome()
    for line in text.split(separator: "\n") { outcome.take(String(line)) }
    return outcome.answer(status: status, tool: "mullion")
  }

  private let trapped = """
    Test Suite 'All tests' started at 2026-11-29 16:04:38.244
    Test Suite 'OldTests' started at 2026-11-29 16:04:38.244
    Test Case 'OldTests.testA' started at 2026-11-29 16:04:38.244
    Test Case 'OldTests.testA' passed (0.1 seconds)
    Test Suite 'OldTests' passed at 2026-11-29 16:04:38.244
    \t Executed 1 test, with 0 failures (0 unexpected) in 0.1 (0.1) seconds
    Test Suite 'RowTests' started at 2026-11-29 16:04:38.244
    Test Case 'RowTests.testA' started at 2026-11-29 16:04:38.244
    /feed/RowTests.swift:4: RowTests.testA : Test skipped - later
    Test Case 'RowTests.testA' skipped (0.1 seconds)
    Test Case 'RowTests.testB' started at 2026-11-29 16:04:38.244
    FeedTests/RowTests.swift:9: Fatal error: Index out of range
    ◇ Test run started.
    ◇ Test rows() started.
    ✔ Test rows() passed after 0.001 seconds.
    ✔ Test run with 13 tests in 2 suites passed after 0.001 seconds.
    error: Process 'FeedPackageTests.xctest' exited with unexpected signal code 4
    """

  @Test func `a test that ends the program is named, and the tests that ran are counted`() {
    expect(
      answer(trapped).last,
      equals: "mullion: 14 tests passed; 1 skipped; 1 ended the program: RowTests.testB;"
        + " the others did not run")
  }

  @Test func `a run that passes ends with the number of tests of both libraries`() {
    let text = """
      Test Suite 'FeedTests' passed at 2026-11-29 16:04:38.244
      \t Executed 3 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
      \t Executed 5 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
      ✔ Test run with 17 tests in 2 suites passed after 1.006 seconds.
      """
    expect(answer(text, status: 0) == ["mullion: 22 tests passed"])
  }

  @Test func `a run that fails ends with its issues and the totals`() {
    let text = """
      /feed/RowTests.swift:4: error: RowTests.testRows : XCTAssertEqual failed
      Test Case 'RowTests.testRows' failed (0.1 seconds)
      \t Executed 1 test, with 1 failure (0 unexpected) in 0.1 (0.1) seconds
      ✘ Test "the feed fits" recorded an issue at FeedTests.swift:12:5: Caught error: …
      ✘ Test "the feed fits" failed after 0.2 seconds with 1 issue.
      ✔ Test "the feed scrolls" passed after 0.2 seconds.
      ✘ Test run with 2 tests in 1 suite failed after 0.4 seconds with 1 issue.
      """
    expect(
      answer(text) == [
        "/feed/RowTests.swift:4: error: RowTests.testRows : XCTAssertEqual failed",
        "✘ \"the feed fits\" Caught error: …",
        "mullion: 2 of 3 tests failed; goldens: mullion review",
      ])
  }

  @Test func `of the issues of a test the first is told, with what became of its golden`() {
    let text = """
      ✘ Test "rows" recorded an issue with 1 argument device → iPhone SE at A.swift:10:4: Caught error: Tests/A.swift:13
      /feed/Tests/Goldens/rows.txt differs.
      cell 2.0 29.5 → 47.5 high; 3 others follow
      2 other sizes
      ✘ Test "rows" recorded an issue with 1 argument device → iPad at A.swift:10:4: Caught error: Tests/A.swift:13
      ✘ Test fits(device:) recorded an issue at A.swift:20:4: Expectation failed: a == b
      """
    expect(
      answer("\(text)\n✘ Test run with 2 tests in 1 suite failed").prefix(2) == [
        "✘ \"rows\" device → iPhone SE Tests/A.swift:13 rows.txt differs. cell 2.0 29.5 → 47.5 high; 3 others follow",
        "✘ fits(device:) Expectation failed: a == b",
      ])
  }

  @Test func `a build that fails ends with its errors, each once`() {
    let text = """
      /feed/Feed.swift:3:1: error: cannot find 'a' in scope
       3 | a
         | `- error: cannot find 'a' in scope
      /feed/Feed.swift:3:1: error: cannot find 'a' in scope
      """
    expect(
      answer(text) == [
        "/feed/Feed.swift:3:1: error: cannot find 'a' in scope",
        "mullion: the build failed: 1 error",
      ])
  }

  @Test func `the answer has twelve lines at most`() {
    let text = (1...40).map { "/feed/Feed.swift:\($0):1: error: \($0)\n" }.joined()
    let lines = answer(text)
    expect(lines.count == 12)
    expect(lines[10] == "… and 30 more")
    expect(lines[11] == "mullion: the build failed: 40 errors")
  }
}
