// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionDisplayTree
import RandomTesting
import Testing

@testable import MullionViewTree

/// Tests of lines side by side in the segments of a row, which together with the remainder form the
/// paragraph.
struct StyledRowTests {
  private static let font = FontDescription(size: 10)

  private static func paragraph(_ words: [String]) -> StyledText.Paragraph {
    let text = words.joined(separator: " ")
    return StyledText.Paragraph(
      text: text, runs: [TextRun(length: text.utf8.count, font: font)], font: font,
      style: ParagraphValues(), alignment: .left, lineBreak: .wordWrapping)
  }

  private static func width(_ text: String) -> CGFloat {
    BlockTextMeasurer().layout(
      TextRequest(text: text, font: font, width: .infinity)
    ).lines.first?.width ?? 0
  }

  @Test(arguments: 0..<40)
  func `lines stand in their rooms, one after the other, and break no word`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = (0..<Int.random(in: 1...14, using: &random)).map { _ in
      ["a", "word", "longer", "ends.", "12"].randomElement(using: &random) ?? "a"
    }
    var paragraph = Self.paragraph(words)
    paragraph.start = Int.random(in: 0...9, using: &random)
    var (edge, rooms): (CGFloat, [ClosedRange<CGFloat>]) = (0, [])
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = edge + .random(in: 0...20, using: &random)
      edge = start + .random(in: 10...120, using: &random)
      rooms.append(start...edge)
    }
    let row = StyledRow(
      paragraph, in: rooms, width: 400, limit: 0, host: BlockTextMeasurer())
    var place = paragraph.start
    let rest = row.rest.map { ($0.text, $0.start, $0.runs.reduce(0) { $0 + $1.length }) }
    for line in row.lines {
      let room = try #require(line.room)
      expect(rooms.contains(room) && line.start == place)
      let right = line.origin.x + line.width
      expect(line.origin.x >= room.lowerBound - 0.01 && right <= room.upperBound + 0.01)
      place += line.pieces.reduce(0) { $0 + $1.text.utf8.count }
      // Only space is left out at the end of a line.
      let bytes = Array(paragraph.text.utf8)
      while place - paragraph.start < bytes.count, bytes[place - paragraph.start] == 32 {
        place += 1
      }
    }
    let bytes = paragraph.text.utf8.dropFirst(place - paragraph.start)
    expect(rest?.0 ?? "", equals: String(decoding: bytes, as: UTF8.self))
    expect(rest?.1 ?? place == place && rest?.2 ?? 0 == bytes.count)
    let broken = row.lines.dropFirst().map(\.start) + (rest.map { [$0.1] } ?? [])
    let text = Array(paragraph.text.utf8)
    expect(broken.allSatisfy { $0 == paragraph.start || text[$0 - paragraph.start - 1] == 32 })
    // There is no line if the first word has no room.
    let fits = rooms.contains { $0.upperBound - $0.lowerBound >= Self.width(words[0]) }
    expect(row.lines.isEmpty == !fits && !row.isTruncated)
  }

  @Test func `indents narrow the rooms, and a limit cuts the last line`() throws {
    var paragraph = Self.paragraph(["aa", "bb", "cc", "dd"])
    paragraph.style.firstLineHeadIndent = 30
    paragraph.style.headIndent = 130
    paragraph.style.tailIndent = -20
    let narrow = Self.width("aa bb") + 31
    let rooms: [ClosedRange<CGFloat>] = [0...narrow, 100...(130 + Self.width("cc") + 1)]
    let host = BlockTextMeasurer()
    let row = StyledRow(paragraph, in: rooms, width: 400, limit: 0, host: host)
    expect(row.lines.map(\.origin.x) == [30, 130] && row.rest?.text == "dd")
    let outside = StyledRow(paragraph, in: [380...400], width: 400, limit: 0, host: host)
    expect(outside.lines.isEmpty && outside.rest?.text == paragraph.text)
    paragraph.lineBreak = .truncatingTail
    let cut = StyledRow(paragraph, in: rooms, width: 400, limit: 1, host: host)
    expect(cut.lines.count == 1 && cut.isTruncated && cut.rest == nil)
  }
}
