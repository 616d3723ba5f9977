// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import Testing

struct GoldenTests {
  /// A folder that is gone after the test.
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
    #expect(folder.text("screen.txt") == "a\nb\nc\n")
    #expect(folder.text("screen.new.txt") == "a\nB\nc\n")
    #expect(failure?.description.contains("\n- b\n+ B\n") == true)
    let accept = "mv '\(folder.path)/screen.new.txt' '\(folder.path)/screen.txt'"
    #expect(failure?.description.contains(accept) == true)
  }

  @Test func `texts that only look the same differ`() throws {
    try folder.golden(.all).check("caf\u{E9}\n")
    #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check("cafe\u{301}\n") }
    #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check("caf\u{E9}") }
  }

  @Test func `a missing golden fails and is left where it is accepted from`() {
    #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check("new\n") }
    #expect(folder.text("screen.txt") == nil)
    #expect(folder.text("screen.new.txt") == "new\n")
  }

  @Test func `an equal run deletes what a failing run left`() throws {
    try folder.golden(.all).check("a\n")
    #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check("b\n") }
    try folder.golden(.never).check("a\n")
    #expect(folder.text("screen.new.txt") == nil)
  }

  @Test func `recording missing goldens keeps the differing ones`() throws {
    try folder.golden(.missing).check("a\n")
    #expect(folder.text("screen.txt") == "a\n")
    #expect(throws: GoldenMismatch.self) { try folder.golden(.missing).check("b\n") }
    #expect(folder.text("screen.txt") == "a\n")
  }

  @Test(arguments: [GoldenRecording.failed, .all])
  func `recording differing goldens replaces them`(recording: GoldenRecording) throws {
    try folder.golden(.all).check("a\n")
    try folder.golden(recording).check("b\n")
    #expect(folder.text("screen.txt") == "b\n")
  }

  @Test func `the environment variable chooses what is recorded`() {
    #expect(GoldenRecording(environment: [:]) == .never)
    #expect(GoldenRecording(environment: ["MULLION_RECORD": "failed"]) == .failed)
    #expect(GoldenRecording(environment: ["MULLION_RECORD": "yes"]) == .never)
  }

  @Test func `a golden stands in the folder Goldens beside its test`() {
    let golden = Golden("mosaic", recording: .never, file: "/app/Tests/MosaicTests.swift")
    #expect(golden.path == "/app/Tests/Goldens/mosaic.txt")
    #expect(golden.leftover == "/app/Tests/Goldens/mosaic.new.txt")
  }
}
