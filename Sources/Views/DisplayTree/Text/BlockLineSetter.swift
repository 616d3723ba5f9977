// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A setter that breaks a text into lines for the block text measurer, and truncates it.
struct BlockLineSetter {
  private let request: TextRequest
  private var glyphs: [BlockGlyph]
  private let width: CGFloat
  private let ellipsis: BlockGlyph
  private var lines: [[BlockGlyph]] = []
  /// The index of the first glyph of each line.
  private var starts: [Int] = []
  private var isTruncated = false

  /// The tolerance for rounding errors if a sum of advances equals the width.
  private static let slack: CGFloat = 0.001

  init(_ request: TextRequest) {
    self.request = request
    let size = request.font.size
    glyphs =
      request.runs.isEmpty
      ? BlockGlyph.glyphs(of: request.text, size: size) : Self.glyphs(of: request)
    width = request.width.isNaN ? 0 : max(0, request.width)
    ellipsis = BlockGlyph("…", size: size)
  }

  mutating func layout(metrics: FontMetrics) -> TextLayout {
    breakLines()
    let widths = lines.map(Self.width)
    let widest = widths.max() ?? 0
    let room = width.isFinite ? width : widest
    let set = zip(lines, widths).enumerated().map { index, line in
      var made = TextLayout.Line(
        text: String(line.0.map(\.character)),
        origin: CGPoint(
          x: indent(line.1, in: room - firstIndent(index)) + firstIndent(index),
          y: CGFloat(index) * metrics.lineHeight + metrics.ascender),
        width: line.1)
      if !request.runs.isEmpty {
        made.pieces = Self.pieces(of: line.0, from: offset(ofLine: index))
      }
      return made
    }
    return TextLayout(
      font: request.font, lines: set,
      size: CGSize(width: widest, height: CGFloat(lines.count) * metrics.lineHeight),
      isTruncated: isTruncated, alignment: request.alignment, runs: request.runs)
  }

  private func firstIndent(_ line: Int) -> CGFloat { line == 0 ? request.firstIndent : 0 }

  /// Returns the glyphs in the fonts of their runs.
  private static func glyphs(of request: TextRequest) -> [BlockGlyph] {
    var glyphs: [BlockGlyph] = []
    var (run, end) = (0, request.runs[0].length)
    var offset = 0
    for character in request.text {
      while offset >= end, run + 1 < request.runs.count {
        run += 1
        end += request.runs[run].length
      }
      let font = request.runs[run].font
      glyphs.append(
        BlockGlyph(
          character, size: font.size, kern: request.runs[run].kern, run: run,
          box: request.runs[run].box))
      offset += character.utf8.count
    }
    return glyphs
  }

  /// Returns the start of a line in the text, in UTF-8 code units.
  private func offset(ofLine index: Int) -> Int {
    let start = starts.indices.contains(index) ? starts[index] : glyphs.count
    return glyphs[..<start].reduce(0) { $0 + $1.character.utf8.count }
  }

  private static func pieces(of line: [BlockGlyph], from offset: Int) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var x: CGFloat = 0
    var offset = offset
    for glyph in line {
      // A tab is a separate piece: it cannot be drawn together with others.
      let isApart = pieces.last.map { $0.text == "\t" || glyph.character == "\t" } ?? true
      if isApart || pieces.last?.run != glyph.run {
        pieces.append(TextPiece(text: "", x: x, width: 0, run: glyph.run, start: offset))
      }
      pieces[pieces.count - 1].text.append(glyph.character)
      pieces[pieces.count - 1].width += glyph.advance
      x += glyph.advance
      offset += glyph.character.utf8.count
    }
    return pieces
  }

  /// Returns an ellipsis in the font of the character it follows.
  private func ellipsis(after line: [BlockGlyph]) -> BlockGlyph {
    guard let last = line.last, !request.runs.isEmpty else { return ellipsis }
    return BlockGlyph(ellipsis.character, size: request.runs[last.run].font.size, run: last.run)
  }

  /// Returns the cells of the characters in lines that are not truncated.
  mutating func cells() -> [TextCell] {
    breakLines()
    let widths = lines.map(Self.width)
    let room = width.isFinite ? width : widths.max() ?? 0
    var cells: [TextCell] = []
    cells.reserveCapacity(glyphs.count)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : glyphs.count
      var x = indent(widths[index], in: room)
      for glyph in glyphs[start..<max(start, end)] {
        cells.append(TextCell(line: index, leading: x, trailing: x + glyph.advance))
        x += glyph.advance
      }
    }
    return cells
  }

  private func indent(_ lineWidth: CGFloat, in room: CGFloat) -> CGFloat {
    switch request.alignment {
    case .left, .justified: 0
    case .center: (room - lineWidth) / 2
    case .right: room - lineWidth
    }
  }

  // MARK: Lines

  private mutating func breakLines() {
    var start = 0
    while true {
      starts.append(start)
      BlockTabs(request.tabs).place(in: &glyphs, from: start)
      if request.maximumLines > 0, lines.count == request.maximumLines - 1 {
        lines.append(lastLine(from: start))
        return
      }
      let end = request.lineBreak == .clipping ? paragraphEnd(from: start) : lineEnd(from: start)
      let line = Array(glyphs[start..<end])
      lines.append(request.lineBreak == .clipping ? clipped(line) : Self.trimmed(line))
      start = end
      if start < glyphs.count, glyphs[start].kind == .newline {
        start += 1
      } else if start == glyphs.count {
        return
      }
    }
  }

  private func paragraphEnd(from start: Int) -> Int {
    glyphs[start...].firstIndex { $0.kind == .newline } ?? glyphs.count
  }

  /// Returns the end of the line that begins at `start`: at least one character further, unless a line break
  /// or the end of the text is at `start`.
  private func lineEnd(from start: Int) -> Int {
    var used: CGFloat = start == 0 ? request.firstIndent : 0
    var lastBreak: Int?
    var index = start
    while index < glyphs.count, glyphs[index].kind != .newline {
      let glyph = glyphs[index]
      if index > start, canBreak(before: index) { lastBreak = index }
      used += glyph.advance
      // Spaces may extend beyond the edge.
      if glyph.kind != .space, used > width + Self.slack, index > start {
        return lastBreak ?? index
      }
      index += 1
    }
    return index
  }

  private func canBreak(before index: Int) -> Bool {
    if request.lineBreak == .characterWrapping { return true }
    let (before, after) = (glyphs[index - 1], glyphs[index])
    if !request.keepsKoreanWords, before.isHangul, after.isHangul { return true }
    return BlockGlyph.canBreak(between: before, and: after)
  }

  // MARK: Truncation

  private mutating func lastLine(from start: Int) -> [BlockGlyph] {
    let rest = Array(glyphs[min(start, glyphs.count)...])
    let end = lineEnd(from: start)
    let firstParagraph = Array(rest.prefix(paragraphEnd(from: start) - start))
    switch request.lineBreak {
    case .clipping:
      if firstParagraph.count < rest.count { isTruncated = true }
      return clipped(firstParagraph)
    case .wordWrapping, .characterWrapping:
      if end < glyphs.count { isTruncated = true }
      return Self.trimmed(Array(glyphs[start..<end]))
    case .truncatingHead, .truncatingTail, .truncatingMiddle:
      if end == glyphs.count { return Self.trimmed(rest) }
      isTruncated = true
      return shortened(firstParagraph, isCut: firstParagraph.count < rest.count)
    }
  }

  private mutating func clipped(_ line: [BlockGlyph]) -> [BlockGlyph] {
    let kept = prefix(of: line, within: width)
    if kept.count < line.count { isTruncated = true }
    return kept
  }

  /// Returns a line with an ellipsis for omitted text; `isCut` is `true` if text follows in other paragraphs.
  private func shortened(_ line: [BlockGlyph], isCut: Bool) -> [BlockGlyph] {
    let room = width - ellipsis.advance
    if isCut, Self.width(of: line) <= room + Self.slack {
      return Self.trimmed(line) + [ellipsis(after: line)]
    }
    switch request.lineBreak {
    case .truncatingHead:
      let tail = prefix(of: line.reversed(), within: room)
      return [ellipsis(after: line)] + Self.trimmed(tail).reversed()
    case .truncatingMiddle:
      let head = prefix(of: line, within: room / 2)
      let tail = prefix(
        of: line.dropFirst(head.count).reversed(), within: room - Self.width(of: head))
      return Self.trimmed(head) + [ellipsis(after: head)] + Self.trimmed(tail).reversed()
    default:
      let head = Self.trimmed(prefix(of: line, within: room))
      return head + [ellipsis(after: head.isEmpty ? line : head)]
    }
  }

  private func prefix(of line: some Sequence<BlockGlyph>, within room: CGFloat) -> [BlockGlyph] {
    var used: CGFloat = 0
    return Array(
      line.prefix { glyph in
        used += glyph.advance
        return used <= room + Self.slack
      })
  }

  private static func width(of line: [BlockGlyph]) -> CGFloat {
    line.reduce(0) { $0 + $1.advance }
  }

  private static func trimmed(_ line: [BlockGlyph]) -> [BlockGlyph] {
    Array(line.prefix(line.count - line.reversed().prefix { $0.kind == .space }.count))
  }
}
