// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionContracts
import Synchronization
import Testing
import UIKit

struct GoldenTests {
  /// A folder that is deleted after the test.
  final class Folder {
    let path = NSTemporaryDirectory() + "goldens-\(UUID().uuidString)"

    func golden(_ recording: GoldenRecording) -> Golden {
      Golden(path: "\(path)/screen.txt", recording: recording)
    }

    func text(_ name: String) -> String? {
      FileManager.default.contents(atPath: "\(path)/\(name)")
        .map { String(decoding: $0, as: UTF8.self) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  let folder = Folder()

  @Test func `a text that differs fails and is left beside the golden`() throws {
    try folder.golden(.all).check("a\nb\nc\n")
    let failure = #expect(throws: GoldenMismatch.self) {
      try folder.golden(.never).check("a\nB\nc\n")
    }
    expect(folder.text("screen.txt"), equals: "a\nb\nc\n")
    expect(folder.text("screen.new.txt"), equals: "a\nB\nc\n")
    expect(failure?.description.contains("\n- b\n+ B\n"), equals: true)
    expect(
      failure?.description.contains("\nWritten beside it: screen.new.txt, screen.diff.txt\n"),
      equals: true)
    let accept = "mv '\(folder.path)/screen.new.txt' '\(folder.path)/screen.txt'"
    expect(failure?.description.contains(accept), equals: true)
  }

  @Test func `a failure whose files can't be written says what differs and why`() throws {
    try folder.golden(.all).check("a\nb\nc\n")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/screen.new.txt", withIntermediateDirectories: true)
    let failure = #expect(throws: GoldenMismatch.self) {
      try folder.golden(.never).check("a\nB\nc\n")
    }
    expect(failure?.description.contains("\n- b\n+ B\n"), equals: true)
    expect(failure?.description.contains("\nNo file could be written beside it: "), equals: true)
  }

  @Test func `a failure says where the check stands and how changes are looked at`() throws {
    let line = #line + 1
    let failure = #expect(throws: GoldenMismatch.self) {
      try folder.golden(.never).check("new\n")
    }
    let lines = try #require(failure?.description.split(separator: "\n"))
    expect(lines[0], equals: "CollectionViewTestingTests/GoldenTests.swift:\(line)")
    expect(lines.contains("To look at all changes: swift run mullion review"))
  }

  @Test func `many lines that differ are cut in the message and all in the file`() throws {
    let old = (0..<100).map { "line \($0)\n" }.joined()
    try folder.golden(.all).check(old)
    let failure = #expect(throws: GoldenMismatch.self) {
      try folder.golden(.never).check(old.replacing("line", with: "row"))
    }
    expect(failure?.description.contains("… 180 more lines in screen.diff.txt\n"), equals: true)
    expect(folder.text("screen.diff.txt")?.split(separator: "\n").count, equals: 200)
  }

  @Test func `what became of elements is said in words`() {
    func picture(_ rows: [String]) -> String {
      ([
        "screen 390x844 @2x  text block",
        "collection view 0 0 390 844  content 390x900  offset 0 0",
      ]
        + ["  kind            path             x        y        w        h  z"] + rows)
        .joined(separator: "\n") + "\n"
    }
    let old = picture([
      "  header          0.0             16        0      361       40  1  \"Top\"",
      "  cell            0.0             16       40      176       72  0  \"a\"",
      "  cell            0.1            200       40      176       72  0  \"b\"",
      "  section bar     0.2             16      120      176       72  0  \"c\"",
    ])
    let new = picture([
      "  cell            0.0             16       52      176       72  0  \"a\"",
      "  cell            0.1            200       52      176       72  0  \"b\"",
      "  section bar     0.2             16      120      176       80  0  \"d\"",
      "  cell            0.3             16      210      176       72  -1  \"e\"",
    ])
    expect(
      FrameDifference(from: old, to: new).sentences,
      equals: [
        "1 other size: section bar 0.2 from (16, 120, 176, 72) to (16, 120, 176, 80)",
        "2 moved, first cell 0.0 from (16, 40, 176, 72) to (16, 52, 176, 72)",
        "1 new: cell 0.3 (16, 210, 176, 72)", "1 gone: header 0.0 (16, 0, 361, 40)",
      ])
    expect(
      FrameDifference(from: old, to: old.replacing("\"b\"", with: "\"B\"")).sentences,
      equals: ["1 with other contents or another state: cell 0.1, \"b\" → \"B\""])
    expect(FrameDifference(from: "a\n", to: "b\n").sentences.isEmpty)
  }

  @Test func `what became of views is said in words`() {
    let old = """
      frames 2  screen 390x844 @2x  text block
      view 0 0 390 200  #ff0000
        image 10 10 40 40  rice.jpg
        label 60 10 100 20  "Rice"
        label 60 40 100 20  "Rice"
      switch 300 10 51 31  on

      """
    let new = """
      frames 2  screen 390x844 @2x  text block
      view 0 0 390 200  #ff0000
        image 10 50 40 40  rice.jpg
        label 60 10 100 20  "Rice"
        label 60 40 120 20  "Rice"
      switch 300 10 51 31  off
      field 0 300 390 34  "typed"

      """
    expect(
      FrameDifference(from: old, to: new).sentences,
      equals: [
        "1 other size: label \"Rice\" from (60, 40, 100, 20) to (60, 40, 120, 20)",
        "1 moved: image rice.jpg from (10, 10, 40, 40) to (10, 50, 40, 40)",
        "1 new: field \"typed\" (0, 300, 390, 34)",
        "1 with other contents or another state: switch, on → off",
      ])
  }

  @Test func `a golden of an earlier format is told apart, and says how it is written anew`() throws
  {
    let old = """
      screen 390x844 @2x  text block
      label 16 47 358 41  "Trails"
      collection view 0 0 390 844  content 390x900  offset 0 0
        kind            path             x        y        w        h  z
        cell            0.0             16       40      176       72  0  "a"

      """
    let new = """
      frames 2  screen 390x844 @2x  text block
      collection view 0 0 390 844  content 390x900  offset 0 0
        kind            path             x        y        w        h  z
        cell            0.0             16       52      176       72  0  "a" @8 8 20 20
      navigation bar 0 0 390 96
        label 16 47 358 41  "Trails"

      """
    try folder.golden(.all).check(old)
    let failure = #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check(new) }
    let words = try #require(failure?.description.split(separator: "\n").map(String.init))
    expect(words[2].hasPrefix("screen.txt was written by an earlier Mullion, in format 1; "))
    expect(words[2].contains("swift run mullion review --accept rewrites all such goldens"))
    expect(words[3], equals: "1 moved: cell 0.0 from (16, 40, 176, 72) to (16, 52, 176, 72)")
    expect(!words.contains("-: golden, +: now"))
    try folder.golden(.all).check(new.replacing("frames 2", with: "frames 99"))
    let later = #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check(new) }
    expect(later?.description.contains("written by a later Mullion, in format 99"), equals: true)
  }

  @MainActor
  @Test func `a golden of a screen that shows nothing warns`() throws {
    let heard = Mutex<[String]>([])
    Diagnostics.listen { message in heard.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let harness = CollectionViewHarness(UINavigationController(rootViewController: controller))
    try folder.golden(.all).check(harness)
    expect(
      heard.withLock { $0.count { $0.hasPrefix("\(folder.path)/screen.txt is compared") } },
      equals: 1)
    controller.title = "Loaded"
    harness.layout()
    try folder.golden(.all).check(harness)
    expect(
      heard.withLock { $0.count { $0.hasPrefix("\(folder.path)/screen.txt is compared") } },
      equals: 1)
  }

  @Test func `two pictures of one golden are told`() throws {
    try folder.golden(.all).check("a phone\n")
    let failure = #expect(throws: GoldenMismatch.self) {
      try folder.golden(.never).check("a tablet\n")
    }
    expect(failure?.description.contains("Another check of this run"), equals: true)
  }

  @Test func `texts that only look the same differ`() throws {
    try folder.golden(.all).check("caf\u{E9}\n")
    #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check("cafe\u{301}\n") }
    #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check("caf\u{E9}") }
  }

  @Test func `a missing golden fails and is left where it is accepted from`() {
    #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check("new\n") }
    expect(folder.text("screen.txt") == nil)
    expect(folder.text("screen.new.txt"), equals: "new\n")
  }

  @Test func `an equal run deletes what a failing run left`() throws {
    try folder.golden(.all).check("a\n")
    #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check("b\n") }
    try folder.golden(.never).check("a\n")
    expect(folder.text("screen.new.txt") == nil)
  }

  @Test func `recording missing goldens keeps the differing ones`() throws {
    try folder.golden(.missing).check("a\n")
    expect(folder.text("screen.txt"), equals: "a\n")
    #expect(throws: GoldenMismatch.self) { try folder.golden(.missing).check("b\n") }
    expect(folder.text("screen.txt"), equals: "a\n")
  }

  @Test(arguments: [GoldenRecording.failed, .all])
  func `recording differing goldens replaces them`(recording: GoldenRecording) throws {
    try folder.golden(.all).check("a\n")
    try folder.golden(recording).check("b\n")
    expect(folder.text("screen.txt"), equals: "b\n")
  }

  @Test func `the environment variable chooses what is recorded`() {
    expect(GoldenRecording(environment: [:]), equals: .never)
    expect(GoldenRecording(environment: ["MULLION_RECORD": "failed"]), equals: .failed)
    expect(GoldenRecording(environment: ["MULLION_RECORD": "yes"]), equals: .never)
  }

  @Test func `a golden stands in the folder Goldens beside its test`() {
    let golden = Golden("mosaic", recording: .never, file: "/app/Tests/MosaicTests.swift")
    expect(golden.path, equals: "/app/Tests/Goldens/mosaic.txt")
    expect(golden.leftover, equals: "/app/Tests/Goldens/mosaic.new.txt")
  }
}
