// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionBuildDriver
import Testing

struct RunOutcomeTests {
  private func answer(
    _ text: String, status: Int32 = 1, unrun: [String]? = nil
  ) -> [String] {
    var outcome = RunOutcome()
    for line in text.split(separator: "\n") { outcome.take(String(line)) }
    return outcome.answer(status: status, tool: "mullion", unrun: unrun)
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

  @Test
  func `a test that ends the program is named, with the tests that ran and those that did not`() {
    expect(
      answer(trapped, unrun: ["FeedTests.RowTests/testC"]),
      equals: [
        "FeedTests/RowTests.swift:9: Fatal error: Index out of range",
        "mullion: 14 of 17 tests passed; 1 skipped; 1 ended the program: RowTests.testB;"
          + " 1 did not run: FeedTests.RowTests/testC",
      ])
    expect(
      answer(trapped).last,
      equals: "mullion: 14 tests passed; 1 skipped; 1 ended the program: RowTests.testB;"
        + " the others did not run")
  }

  @Test func `a program that ends with success before its tests did has not passed them`() {
    let text = """
      Test Suite 'All tests' started at 2026-11-29 16:04:38.244
      Test Case 'RowTests.testB' started at 2026-11-29 16:04:38.244
      """
    expect(
      answer(text, status: 0, unrun: []),
      equals: ["mullion: 0 of 1 test passed; 1 ended the program: RowTests.testB"])
  }

  @Test func `of tests in programs of their own those that ended theirs are named`() {
    let text = """
      [1/4] Testing FeedTests.Old/testA
      [2/4] Testing FeedTests.Old/testB
      [3/4] Testing FeedTests.Old/testC
      [4/4] Testing FeedTests.Old/testD
      Test Suite 'Selected tests' started at 2026-11-30 10:08:42.920
      Test Suite 'Old' started at 2026-11-30 10:08:42.921
      Test Case 'Old.testB' started at 2026-11-30 10:08:42.921
      Test Suite 'Selected tests' started at 2026-11-30 10:08:42.920
      Test Suite 'Old' started at 2026-11-30 10:08:42.921
      Test Case 'Old.testD' started at 2026-11-30 10:08:42.921
      ✔ Test run with 2 tests in 0 suites passed after 0.001 seconds.
      """
    expect(
      answer(text, unrun: []),
      equals: [
        "mullion: 4 of 6 tests passed; 2 ran when the program ended: Old.testB, Old.testD"
      ])
  }

  @Test func `tests that run in parallel when the program ends are all named`() {
    let text = """
      ◇ Test run started.
      ➜ Test off() skipped: "later"
      ◇ Test "the feed fits" started.
      ◇ Test rows() started.
      ◇ Test many(a:) started.
      ✔ Test many(a:) with 2 test cases passed after 0.001 seconds.
      ◇ Test wrong() started.
      ✘ Test wrong() recorded an issue at FeedTests.swift:12:5: Expectation failed: "a" == b
      ✘ Test wrong() failed after 0.001 seconds with 1 issue.
      """
    expect(
      answer(text, unrun: (1...9).map { "FeedTests.Feed/t\($0)()" }),
      equals: [
        "✘ wrong() Expectation failed: \"a\" == b",
        "mullion: 1 of 14 tests passed; 1 failed; 1 skipped; 2 ran when the program ended:"
          + " \"the feed fits\", rows(); 9 did not run: FeedTests.Feed/t1(), FeedTests.Feed/t2(),"
          + " FeedTests.Feed/t3(), FeedTests.Feed/t4(), FeedTests.Feed/t5(), and 4 more",
      ])
  }

  @Test func `skipped tests have not passed`() {
    let text = """
      \t Executed 3 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.0 (0.0) seconds
      Test Case 'A.b' skipped (0.0 seconds)
      ➜ Test off() skipped: "later"
      ✔ Test run with 4 tests in 2 suites passed after 1.006 seconds.
      """
    expect(
      answer(text, status: 0).last,
      equals: "mullion: 5 tests passed, 2 skipped: A.b, off() (later)")
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
        "mullion: 2 of 3 tests failed",
      ])
  }

  @Test func `goldens are named where one of them differs`() {
    let text = """
      ✘ Test "rows" recorded an issue at A.swift:10:4: Caught error: Tests/A.swift:13
      /feed/Tests/Goldens/rows.txt differs.
      cell 2.0 29.5 → 47.5 high
      Written beside it: rows.new.txt
      To look at all changes: mullion review
      ✘ Test "rows" failed after 0.2 seconds with 1 issue.
      ✘ Test run with 1 test in 1 suite failed after 0.4 seconds with 1 issue.
      """
    expect(answer(text).last, equals: "mullion: 1 of 1 test failed; goldens: mullion review")
  }

  @Test func `a trap outside of the package is told with the line that led there`() {
    let frames = """
      Thread 0 "FeedPackageTests" crashed:
        0               0x00007fc4 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so at /swift/Assert.swift:9:1
        3 [ra] [system] 0x000055a0 closure #1 in Feed.rows() + 36 in FeedPackageTests.xctest at //<compiler-generated>
        4 [ra]          0x000055a4 Feed.rows() + 367 in FeedPackageTests.xctest at /feed/Sources/Feed/Feed.swift:56:9
        5 [ra]          0x000055a5 RowTests.testB() + 12 in FeedPackageTests.xctest at /feed/Tests/RowTests.swift:9:3
      """
    let text = trapped.replacing(
      "Fatal error: Index out of range", with: "Fatal error: Index out of range\n\(frames)")
    expect(
      answer(text).dropLast(),
      equals: [
        "FeedTests/RowTests.swift:9: Fatal error: Index out of range",
        "called from /feed/Sources/Feed/Feed.swift:56",
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
