// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

struct GoldenFormatTests {
  let folder = GoldenTests.Folder()

  private func golden(_ ending: String, _ recording: GoldenRecording) -> Golden {
    Golden(path: "\(folder.path)/screen.\(ending)", recording: recording)
  }

  @Test func `a golden's format follows from its name`() {
    expect(golden("txt", .never).format, equals: .text)
    expect(golden("svg", .never).format, equals: .svg)
    expect(golden("png", .never).format, equals: .png)
    expect(Golden("home", .svg).path.hasSuffix("/CollectionViewTestingTests/Goldens/home.svg"))
    expect(golden("png", .never).leftover.hasSuffix("/screen.new.png"))
  }

  @Test func `a text that differs leaves the lines that do, and an equal one takes them away`()
    throws
  {
    try golden("txt", .all).check("a\nb\n")
    #expect(throws: GoldenMismatch.self) { try golden("txt", .never).check("a\nc\n") }
    expect(folder.text("screen.diff.txt"), equals: "- b\n+ c\n")
    expect(try golden("txt", .never).check("a\nb\n"), equals: .equal)
    expect(folder.text("screen.diff.txt") == nil)
    expect(folder.text("screen.new.txt") == nil)
  }

  @MainActor
  @Test func `the screen is compared as text and as SVG`() throws {
    let harness = CollectionViewHarness(ListViewController(titles: ["One"]), on: .iPhoneSE)
    for ending in ["txt", "svg"] {
      expect(try golden(ending, .missing).check(harness), equals: .written)
      expect(try golden(ending, .never).check(harness), equals: .equal)
    }
    harness.rotate()
    for ending in ["txt", "svg"] {
      #expect(throws: GoldenMismatch.self) { try golden(ending, .never).check(harness) }
    }
  }

  /// A PNG file of one pixel.
  private static let pixel =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII="
    ) ?? Data()

  @Test func `pixels are compared with those of the same rasteriser alone`() throws {
    expect(try golden("png", .missing).check(png: Self.pixel, by: "a 1"), equals: .written)
    expect(try golden("png", .never).check(png: Self.pixel, by: "a 1"), equals: .equal)
    let outcome = try golden("png", .never).check(png: Self.pixel, by: "b 2")
    guard case .skipped(let reason) = outcome else {
      Issue.record("not skipped: \(outcome)")
      return
    }
    expect(reason.contains("drawn by a 1, and this is b 2"))
    var other = Self.pixel
    other[other.count - 20] ^= 1
    #expect(throws: GoldenMismatch.self) {
      try golden("png", .never).check(png: other, by: "a 1")
    }
    expect(try golden("png", .all).check(png: Self.pixel, by: "b 2"), equals: .written)
    expect(try golden("png", .never).check(png: Self.pixel, by: "b 2"), equals: .equal)
  }
}
