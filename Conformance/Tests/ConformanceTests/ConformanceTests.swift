// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionContracts
import Recorder
import Testing
import record

/// Tests of Mullion with the conformance kit.
@MainActor
@Suite("Conformance") struct ConformanceTests {
  private static let kit = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Discards diagnostics: expanding missing items is reported on standard error.
  init() { Diagnostics.listen { _ in } }

  /// Runs `Conformance/page` and returns its exit status and its output.
  private func page(_ arguments: String...) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = Self.kit.appendingPathComponent("page")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private func results(on stage: HarnessStage) throws -> Data {
    let names = try page("--cases").text.split(whereSeparator: \.isWhitespace)
    expect(names.count >= 4)
    let files = try names.map { try Data(contentsOf: URL(fileURLWithPath: String($0))) }
    // `record` is built beside these tests.
    let here = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(fileURLWithPath: here).deletingLastPathComponent()
      .appendingPathComponent("record").path
    return try Recorder(on: stage, program: program).results(of: files, system: "Mullion")
  }

  private func withFile<Answer>(_ data: Data, _ body: (String) throws -> Answer) throws -> Answer {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("conformance-\(UUID().uuidString).json")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  @Test func `every case is as expected, the same bytes twice, and the page says so`() throws {
    let results = try results(on: HarnessStage())
    expect(try results == self.results(on: HarnessStage()))
    try withFile(results) { path in
      let made = FileManager.default.temporaryDirectory
        .appendingPathComponent("conformance-\(UUID().uuidString).md").path
      defer { try? FileManager.default.removeItem(atPath: made) }
      let answer = try page(path, "--check", "--markdown", made)
      expect(answer.status, equals: 0, "\(answer.text)")
      let kept = try String(
        contentsOf: Self.kit.appendingPathComponent("RESULTS.md"), encoding: .utf8)
      expect(
        try String(contentsOfFile: made, encoding: .utf8), equals: kept,
        "make it again: Conformance/page RESULTS.json --markdown Conformance/RESULTS.md")
    }
  }

  @Test func `a rule that is changed turns the cases red that it decides`() throws {
    // Three pixels a point where the cases say two: thirds of 320 are no longer 106.5.
    let changed = try results(on: HarnessStage(changedScale: 3))
    try withFile(changed) { path in
      let made = path + ".html"
      defer { try? FileManager.default.removeItem(atPath: made) }
      let answer = try page(path, "--check", "--html", made)
      expect(answer.status, equals: 1)
      let red = answer.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
      expect(red.contains("CH-003"))
      expect(!red.contains("CH-008"))
      expect(red.count > 5)
      let rows = try String(contentsOfFile: made, encoding: .utf8).components(
        separatedBy: "<tr id=")
      func row(_ id: String) -> String? { rows.first { $0.hasPrefix("\"\(id)\"") } }
      expect(row("CH-003")?.contains("<td class=\"differs\">"), equals: true)
      expect(row("CH-008")?.contains("<td class=\"equal\">"), equals: true)
    }
  }

  @Test func `what a system answers beats what we say of it, and nothing that was recorded before`()
    throws
  {
    let results = try results(on: HarnessStage())
    // A decision, a documented value, a script, and a layout that others recorded.
    let changed = ["CN-custom-short", "VL-16", "BH-show-06", "CH-003"]
    let recorded = try recording(from: results) { records in
      for id in ["CN-custom-short", "CH-003"] {
        var layout = try #require(records[id] as? [String: Any])
        layout["contentSize"] = [320, 999]
        records[id] = layout
      }
      records["VL-16"] = ["value": "7"]
      records["BH-show-06"] = [["ask a"], []]
      records["TB-05"] = ["skipped": "needs a phone"]
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("conformance-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try recorded.write(to: folder.appendingPathComponent("iOS-17.5.json"))
    try withFile(results) { path in
      let made = folder.appendingPathComponent("page.html")
      let answer = try page(path, "--recorded", folder.path, "--check", "--html", made.path)
      expect(answer.status, equals: 1)
      let red = answer.text.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
      expect(Set(red), equals: ["CN-custom-short", "VL-16", "BH-show-06"])
      expect(answer.text.contains("expected 7 by iOS 17.5"))
      let rows = try String(contentsOf: made, encoding: .utf8).components(separatedBy: "<tr id=")
      for id in changed {
        let row = try #require(rows.first { $0.hasPrefix("\"\(id)\"") })
        let verdicts = row.components(separatedBy: "<td class=\"").dropFirst()
          .map { String($0.prefix { $0 != "\"" }) }
        expect(verdicts, equals: ["differs", id == "CH-003" ? "equal" : "differs"], "\(id)")
      }
    }
  }

  /// Returns the results as those of another system, changed by a closure.
  private func recording(
    from results: Data, _ change: (inout [String: Any]) throws -> Void
  ) throws -> Data {
    let parsed = try JSONSerialization.jsonObject(with: results)
    var file = try #require(parsed as? [String: Any])
    var records = try #require(file["results"] as? [String: Any])
    try change(&records)
    (file["system"], file["results"]) = ("iOS 17.5", records)
    return try JSONSerialization.data(withJSONObject: file)
  }

  @Test func `a mistake that ends the program is made in another one, or not at all`() throws {
    let mistake = Data(
      #"{"cases": [{"id": "A", "mistake": "append a section that is there"}]}"#.utf8)
    let alone = try Recorder(on: HarnessStage()).results(of: [mistake], system: "Mullion")
    expect(String(decoding: alone, as: UTF8.self).contains(#"{"skipped": "ends the program"}"#))
    #expect(throws: RecorderError.self) {
      try Recorder(on: HarnessStage(), program: "/nowhere")
        .results(of: [mistake], system: "Mullion")
    }
    #expect(throws: RecorderError.self) { try Recorder(on: HarnessStage()).carryOut("none") }
  }

  @Test func `files that hold no cases are refused with a sentence`() {
    #expect(throws: RecorderError.self) {
      try Recorder(on: HarnessStage()).results(of: [Data("{}".utf8)], system: "Mullion")
    }
    #expect(throws: (any Error).self) {
      try Recorder(on: HarnessStage()).results(of: [Data("no".utf8)], system: "Mullion")
    }
    let twice = Data(#"{"cases": [{"id": "A", "manual": ""}, {"id": "A", "manual": ""}]}"#.utf8)
    let failure = #expect(throws: RecorderError.self) {
      try Recorder(on: HarnessStage()).results(of: [twice], system: "Mullion")
    }
    expect(failure?.description, equals: "two cases are called A")
  }
}
