// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import mullion

@MainActor
struct ReportCommandTests {
  private let folder = ReviewCommandTests.Folder()
  private var root: String { FileManager.default.currentDirectoryPath }

  /// Writes the results of five Swift Testing tests and four XCTest tests, with a changed golden file, a
  /// missing one, and a small target.
  private func leaveResults() throws {
    let source = "\(root)/Tests/FeedTests/Feed tests.swift"
    func test(_ name: String, _ line: Int, _ display: String? = nil) -> String {
      let shown = display.map { "\"displayName\":\"\($0)\"," } ?? ""
      return
        #"{"kind":"test","payload":{\#(shown)"id":"FeedTests.Feed/\#(name)/F.swift:\#(line):4","#
        + #""kind":"function","name":"\#(name)","sourceLocation":{"_filePath":"\#(source)","#
        + #""filePath":"\#(source)","line":\#(line)}}}"#
    }
    func event(_ kind: String, _ name: String, _ line: Int, _ time: Double, _ more: String = "")
      -> String
    {
      #"{"kind":"event","payload":{"instant":{"absolute":\#(time),"since1970":1795386501.5},"#
        + #""kind":"\#(kind)","testID":"FeedTests.Feed/\#(name)/F.swift:\#(line):4"\#(more)}}"#
    }
    func issue(_ text: String, at line: Int, known: Bool = false) -> String {
      #","issue":{"isKnown":\#(known),"isFailure":\#(!known),"sourceLocation":{"filePath":"#
        + #""\#(source)","line":\#(line)}},"messages":[{"symbol":"fail","text":"\#(text)"}]"#
    }
    let lines = [
      test("rows()", 5), test("a<b()", 9, "a < b & c"), test("off()", 20), test("known()", 30),
      test("cut()", 40),
      #"{"kind":"event","payload":{"instant":{"absolute":1,"since1970":1795386501.5},"kind":"runStarted"}}"#,
      event("testStarted", "rows()", 5, 1),
      event("issueRecorded", "rows()", 5, 1.2, issue("Caught error: F/Feed tests.swift:7", at: 5)),
      event("testEnded", "rows()", 5, 1.5), event("testStarted", "a<b()", 9, 2),
      event("issueRecorded", "a<b()", 9, 2, issue("wrong: 1 < 2", at: 11)),
      event("testEnded", "a<b()", 9, 2.25),
      event(
        "testSkipped", "off()", 20, 2,
        #","messages":[{"symbol":"skip","text":"Test off() skipped: \"later\""}]"#),
      event("testStarted", "known()", 30, 2),
      event("issueRecorded", "known()", 30, 2, issue("a bug", at: 31, known: true)),
      event("testEnded", "known()", 30, 3), event("testStarted", "cut()", 40, 3), "no event",
    ]
    try folder.write(lines.joined(separator: "\n"), "tests.jsonl")
    try folder.write(
      """
      Test Suite 'Old' started at 2026-11-22 22:29:22.537
      Test Case 'Old.testA' started at 2026-11-22 22:29:22.537
      \(source):12: error: Old.testA : XCTAssertEqual failed: ("1") is not equal to ("2") - no
      and a second line
      Test Case 'Old.testA' failed (0.5 seconds)
      Test Case 'Old.testB' started at 2026-11-22 22:29:22.538
      <EXPR>:0: error: Old.testB : threw error "one"
      Test Case 'Old.testB' failed (0.25 seconds)
      Test Case 'Old.testC' started at 2026-11-22 22:29:22.539
      \(source):14: Old.testC : Test skipped - later
      Test Case 'Old.testC' skipped (0.0 seconds)
      Test Case 'Old.testD' started at 2026-11-22 22:29:22.539
      Test Case 'Old.testD' passed (0.0 seconds)

      """, "tests.log")
    let frames = "frames 2  screen 390x844 @2x  text block  #ffffff\nlabel 20 60 120 24  \"Rice\"\n"
    try folder.write(frames, "Goldens/feed.txt")
    try folder.write(frames.replacing("20 60", with: "40 60"), "Goldens/feed.new.txt")
    try folder.write("<svg width=\"10\" height=\"20\"/>", "Goldens/card.new.svg")
    try leaveEntries(of: source)
  }

  /// Writes entries of the test kit that belong to no particular test.
  private func leaveEntries(of source: String) throws {
    func golden(_ name: String, _ made: String, _ words: [String]) -> ResultEntry.Content {
      let goldens = "\(folder.path)/Goldens"
      return .golden(
        GoldenEntry(
          golden: "\(goldens)/\(name)", made: "\(goldens)/\(made)", isMissing: words.isEmpty,
          words: words))
    }
    var finding = FindingEntry(
      "AX001", "small-target", .warning, element: "button \"Add\"",
      message: "button \"Add\" is 43 by 44 points | and not 44 by 44.")
    finding.numbers = ["height": 43]
    finding.remedy = "Make it larger."
    let contents = [
      golden(
        "feed.txt", "feed.new.txt", ["1 moved: label \"Rice\"", "-: golden, +: now", "- a", "+ b"]),
      golden("card.svg", "card.new.svg", []), .finding(finding), .finding(finding),
    ]
    let lines = try contents.map { content in
      var line = 7
      if case .finding = content { line = 33 }
      let entry = ResultEntry(
        test: nil, place: SourcePlace(path: source, line: line), content: content)
      return String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    }
    try folder.write(lines.joined(separator: "\n"), "1.\(ResultFolder.ending)")
  }

  private func report(_ words: String...) async -> CommandOutcome {
    await Command.run(["report", folder.path] + words)
  }

  private func path(_ name: String) -> String { "\(folder.path)/out/\(name)" }

  @Test func `JUnit XML keeps to its schema and has every test`() async throws {
    try leaveResults()
    expect(await report("--junit", path("junit.xml")).status, equals: 1)
    let text = try #require(folder.text("out/junit.xml"))
    let rules = JUnitRules(text)
    expect(rules.problems, equals: [])
    let cases = rules.cases.map { "\($0.suite) \($0.name) \($0.kind)" }
    expect(
      cases,
      equals: [
        "FeedTests.Feed rows() failure", "FeedTests.Feed a < b & c failure",
        "FeedTests.Feed off() skipped", "FeedTests.Feed known() passed",
        "FeedTests.Feed cut() failure", "Old testA failure", "Old testB failure",
        "Old testC skipped", "Old testD passed",
      ])
    expect(rules.cases[5].text.contains("Tests/FeedTests/Feed tests.swift:12: XCTAssertEqual"))
    expect(rules.cases[5].text.contains("and a second line"))
    expect(text.contains("name=\"rows()\" classname=\"FeedTests.Feed\" time=\"0.500\""))
    expect(text.contains("timestamp=\"2026-11-22T"))
  }

  @Test func `rules of JUnit fail where they should`() {
    expect(JUnitRules("<testsuites><testcase/></testsuites>").problems.count > 3)
    expect(JUnitRules("<testsuites>").problems, equals: ["no XML"])
  }

  @Test func `SARIF keeps to its schema, each result with its place in the sources`() async throws {
    try leaveResults()
    _ = await report("--sarif", path("mullion.sarif"))
    let rules = SARIFRules(try #require(folder.text("out/mullion.sarif")))
    expect(rules.problems, equals: [])
    let uri = "Tests/FeedTests/Feed%20tests.swift"
    let places = rules.results.map { "\($0.rule) \($0.level) \($0.uri):\($0.line)" }
    expect(
      places, equals: ["GD002 error \(uri):7", "GD001 error \(uri):7", "AX001 warning \(uri):33"])
    expect(rules.results[1].text.contains("1 moved: label \"Rice\""))
    expect(rules.results[2].text.hasSuffix("and not 44 by 44.\nMake it larger."))
  }

  @Test func `a finding is told at the line that made the description, and where it was checked`()
    async throws
  {
    var finding = FindingEntry(
      "CL020", "group-too-small", .error, element: "section 0 / group", message: "Too small.")
    finding.place = SourcePlace(path: "\(root)/Sources/Feed/FeedLayout.swift", line: 41)
    let entry = ResultEntry(
      test: nil, place: SourcePlace(path: "\(root)/Tests/FeedTests/F.swift", line: 9),
      content: .finding(finding))
    try folder.write(
      String(decoding: try JSONEncoder().encode(entry), as: UTF8.self), "1.\(ResultFolder.ending)")
    try folder.write(
      "Test Case 'A.b' started at x\nTest Case 'A.b' passed (0.1 seconds)\n", "tests.log")
    let lines = await report(
      "--sarif", path("mullion.sarif"), "--summary", path("s.md"), "--annotations"
    ).output
    let text = try #require(folder.text("out/mullion.sarif"))
    let rules = SARIFRules(text)
    expect(rules.problems, equals: [])
    expect(rules.results.map(\.uri), equals: ["Sources/Feed/FeedLayout.swift"])
    expect(rules.results.map(\.line), equals: [41])
    expect(rules.results.map(\.related), equals: [["Tests/FeedTests/F.swift:9"]])
    expect(text.contains("the check"))
    expect(lines.contains("::error file=Sources/Feed/FeedLayout.swift,line=41,title=CL020"))
    let summary = try #require(folder.text("out/s.md"))
    expect(summary.contains("<code>Sources/Feed/FeedLayout.swift:41</code>"))
  }

  @Test func `a place has its column in characters, where the source is there`() async throws {
    try folder.write("let a = 1\nlet é = \"👩‍👩‍👧\"; try check(a)\n", "Feed.swift")
    var finding = FindingEntry("CL020", "small", .error, element: "group", message: "Too small.")
    finding.place = SourcePlace(path: "\(folder.path)/Feed.swift", line: 2, column: 36)
    let check = SourcePlace(path: "\(folder.path)/Gone.swift", line: 9, column: 4)
    let entries = [
      ResultEntry(test: nil, place: check, content: .finding(finding)),
      ResultEntry(
        test: nil, place: SourcePlace(path: "\(folder.path)/Feed.swift", line: 2, column: 90),
        content: .golden(GoldenEntry(golden: "/a.txt", made: "/b.txt", isMissing: true, words: []))),
    ]
    let lines = try entries.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    try folder.write(lines.joined(separator: "\n"), "1.\(ResultFolder.ending)")
    try folder.write("Test Case 'A.b' started at x\n", "tests.log")
    let said = await report("--sarif", path("mullion.sarif"), "--annotations").output
    let rules = SARIFRules(try #require(folder.text("out/mullion.sarif")))
    expect(rules.problems, equals: [])
    // Before the check stand 21 characters of Unicode, which take 35 bytes.
    expect(rules.results.map(\.column), equals: [nil, 22])
    expect(said.contains("Feed.swift,line=2,col=22,title=CL020"))
    expect(said.contains("Feed.swift,line=2,title=No golden yet"))
  }

  @Test func `rules of SARIF fail where they should`() {
    expect(SARIFRules(#"{"version":"2.0.0","runs":[{"results":[{}]}]}"#).problems.count > 5)
  }

  @Test func `annotations name file, line and title, and tell nothing twice`() async throws {
    try leaveResults()
    let lines = await report("--annotations").output.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("::") }
    let file = "file=Tests/FeedTests/Feed tests.swift"
    expect(lines[0].hasPrefix("::error \(file),line=7,title=No golden yet::"))
    expect(lines[1].contains("feed.txt%0A1 moved: label"))
    expect(
      lines[2].hasPrefix("::warning \(file),line=33,title=AX001 small-target::button \"Add\" is 43")
    )
    expect(lines[3], equals: "::error \(file),line=11,title=a < b & c failed::wrong: 1 < 2")
    expect(lines.count, equals: 7)
    expect(lines.last, equals: "::error title=testB failed::threw error \"one\"")
  }

  @Test func `a summary shows what changed, with pictures beside it`() async throws {
    try leaveResults()
    _ = await report("--summary", path("summary.md"))
    let text = try #require(folder.text("out/summary.md"))
    expect(text.hasPrefix("## ✘ 5 of 9 tests failed\n\n2 passed, 5 failed, 2 skipped, 2 goldens"))
    expect(text.contains("- 1 moved: label \"Rice\"\n"))
    expect(text.contains("<img src=\"summary-pictures/2-feed.svg\">"))
    expect(text.contains("```diff\n- a\n+ b\n```"))
    expect(text.contains("points \\| and not 44 by 44."))
    expect(text.contains("**FeedTests.Feed: a &lt; b &amp; c**"))
    expect(!text.contains("Caught error"))
    let sketch = try #require(folder.text("out/summary-pictures/2-feed.svg"))
    expect(sketch.contains(">before<") && sketch.contains(">difference<"))
    expect(folder.text("out/summary-pictures/1-card-after.svg") != nil)
    _ = await report("--summary", path("web.md"), "--pictures-at", "https://example.org/7")
    expect(
      folder.text("out/web.md")?.contains("src=\"https://example.org/7/2-feed.svg\""), equals: true)
  }

  @Test func `one page has all of it and needs no other file`() async throws {
    try leaveResults()
    _ = await report("--page", path("page.html"))
    let html = try #require(folder.text("out/page.html"))
    expect(html.contains("<h1>5 of 9 tests failed</h1>"))
    expect(html.contains("class=\"sketch\" src=\"data:image/svg+xml;base64,"))
    expect(html.contains("<td class=\"warning\">warning</td><td>AX001</td>"))
    expect(html.contains("The program ended while the test ran."))
    expect(!html.contains("src=\"http"))
  }

  @Test func `work that grew since the base is a table`() async throws {
    func leave(_ cells: Int, _ solves: Int) throws {
      let lines = ["Feed, phone", "Card, phone"].map { screen in
        let isFeed = screen.hasPrefix("Feed")
        let counts = ["views made": isFeed ? cells : 3, "layout solves": isFeed ? solves : 1]
        return ResultEntry(
          test: nil, place: SourcePlace(path: "", line: 0),
          content: .work(WorkEntry(screen: screen, counts: counts)))
      }
      let text = try lines.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
      try folder.write(text.joined(separator: "\n"), "1.\(ResultFolder.ending)")
      try folder.write(
        "Test Case 'A.b' started at x\nTest Case 'A.b' passed (0.1 seconds)\n", "tests.log")
    }
    try leave(10, 4)
    let base = path("base.json")
    expect(await report("--work", base, "--base-work", base).status, equals: 0)
    try leave(15, 3)
    _ = await report("--base-work", base, "--summary", path("s.md"), "--page", path("p.html"))
    let text = try #require(folder.text("out/s.md"))
    expect(text.contains("2 screens compared with the base: 1 numbers grew, 1 fell."))
    expect(text.contains("| Feed, phone | views made | 10 | 15 | +50 % |"))
    expect(!text.contains("| Card"))
    expect(folder.text("out/p.html")?.contains("<td>4</td><td>3</td><td>-25 %</td>"), equals: true)
    try folder.write("[]", "out/base.json")
    expect(await report("--base-work", base).errors.contains("as --work writes it."))
  }

  @Test func `a command is run first, told where to leave results`() async throws {
    let script = """
      printf "Test Case 'A.b' started at x\\nTest Case 'A.b' passed (0.1 seconds)\\n"
      test -d "$MULLION_RESULTS" && exit 3
      """
    let outcome = await report("--junit", path("junit.xml"), "--", "/bin/sh", "-c", script)
    expect(outcome.status, equals: 3)
    expect(JUnitRules(try #require(folder.text("out/junit.xml"))).cases.map(\.name), equals: ["b"])
  }

  @Test func `without results and with words that are none it says so`() async {
    expect(await report().errors.contains("contains no test results; run the tests with"))
    expect(await report("--pictures-at", "x").errors.contains("name both"))
    expect(await report("--xml").errors.contains("report takes folders, --shard, --times, --junit"))
  }
}
