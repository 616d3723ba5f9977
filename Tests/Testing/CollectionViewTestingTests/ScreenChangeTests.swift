// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import CollectionViewTesting

@Suite("What a failure says of a screen that changed")
struct ScreenChangeTests {
  private func picture(thumb: Int, height: Int) -> String {
    """
    frames 2  screen 390x844 @2x  text block
    collection view 0 0 390 844  content 390x900  offset 0 0
      kind            path             x        y        w        h  z
      ListBackground  1.0              0        0      390     \(4000 + height)  0  #ffffff
      cell            1.3              0       40      390       \(height)  1  "Ines" @28 10 293 20.5  \
    image thumb @8 8 72 \(thumb)  "9:41" @327 11.5 30 18
      cell            1.4              0      \(40 + height)      390       88  1  "Theo" @28 10 293 20.5

    """
  }

  @Test func `the first sentence names the cell and what got another size in it`() {
    let sentences = FrameDifference(
      from: picture(thumb: 72, height: 88), to: picture(thumb: 64, height: 80)
    ).sentences
    expect(
      sentences,
      equals: [
        "cell 1.3, image thumb 72 → 64 high; 2 others follow",
        "2 other sizes, first cell 1.3 from (0, 40, 390, 88) to (0, 40, 390, 80)",
        "1 moved: cell 1.4 from (0, 128, 390, 88) to (0, 120, 390, 88)",
      ])
  }

  @Test func `lines are folded to what differs, which is in brackets`() {
    let lines = LineDifference(
      from: picture(thumb: 72, height: 88), to: picture(thumb: 64, height: 80)
    ).text(limit: 20, rest: "all")
    expect(
      lines,
      equals: [
        "- ListBackground  1.0  0  0  390  [4088]  0  …",
        "+ ListBackground  1.0  0  0  390  [4080]  0  …",
        "- cell  1.3  0  40  390  [88]  1  …  image thumb @8 8 72 [72]  …",
        "+ cell  1.3  0  40  390  [80]  1  …  image thumb @8 8 72 [64]  …",
        "- cell  1.4  0  [128]  390  88  1  …", "+ cell  1.4  0  [120]  390  88  1  …",
      ])
  }

  @Test func `the whole difference is not folded`() {
    let (old, new) = (picture(thumb: 72, height: 88), picture(thumb: 64, height: 88))
    let gone = old.split(separator: "\n")[4]
    expect(LineDifference(from: old, to: new).whole.first, equals: "- \(gone)")
  }

  @Test func `lines about different things are shown as they are, and cut`() {
    let long = String(repeating: "a", count: 200)
    let lines = LineDifference(from: "one\n\(long)\n", to: "two\n").text(limit: 9, rest: "")
    expect(lines, equals: ["- one", "- \(long.prefix(160))…", "+ two"])
    expect(LinePair("  cell  1.3  0  0  1  1  0  a", "  cell  1.4  0  0  1  1  0  a") == nil)
  }

  @Test func `words that differ are found where they stand in their lines`() throws {
    let (old, new) = ("  label 10 20 30 40  \"One two\"  x", "  label 10 20 30 44  \"One two\"  x")
    let words = LineDifference(from: old, to: new).changedWords
    let range = try #require(words.before[0]?.first)
    expect(old[range] == "40" && words.before[0]?.count == 1)
    expect(try new[#require(words.after[0]?.first)], equals: "44")
  }

  @Test func `the first golden of a repository says which lines its gitignore lacks`() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("advice-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("Tests/Goldens")
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("Tests"), withIntermediateDirectories: true)
    expect(LeftoverAdvice(folder: folder.path) == nil, "no repository")
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent(".git"), withIntermediateDirectories: true)
    let sentence = try #require(LeftoverAdvice(folder: folder.path)?.sentence)
    expect(sentence.contains("add the lines *.new.*, *.diff.* and review.html to"))
    try Data("*.new.*\n".utf8).write(to: root.appendingPathComponent("Tests/.gitignore"))
    expect(LeftoverAdvice(folder: folder.path) == nil)
  }
}
