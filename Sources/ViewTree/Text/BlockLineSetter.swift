// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Breaks one text into lines for the block measurer, and cuts what does not fit.
struct BlockLineSetter {
  private let request: TextRequest
  private let glyphs: [BlockGlyph]
  private let width: CGFloat
  private let ellipsis: BlockGlyph
  private var lines: [[BlockGlyph]] = []
  /// The first glyph of each line.
  private var starts: [Int] = []
  private var isTruncated = false

  /// Keeps a width that a sum of advances exactly fills from being too narrow by rounding.
  private static let slack: CGFloat = 0.001

  init(_ request: TextRequest) {
    self.request = request
    let size = request.font.size
    glyphs = request.text.map { BlockGlyph($0, size: size) }
    width = request.width.isNaN ? 0 : max(0, request.width)
    ellipsis = BlockGlyph("…", size: size)
  }

  mutating func layout(metrics: FontMetrics) -> TextLayout {
    breakLines()
    let widths = lines.map(Self.width)
    let widest = widths.max() ?? 0
    let room = width.isFinite ? width : widest
    let set = zip(lines, widths).enumerated().map { index, line in
      TextLayout.Line(
        text: String(line.0.map(\.character)),
        origin: CGPoint(
          x: indent(line.1, in: room),
          y: CGFloat(index) * metrics.lineHeight + metrics.ascender),
        width: line.1)
    }
    return TextLayout(
      font: request.font, lines: set,
      size: CGSize(width: widest, height: CGFloat(lines.count) * metrics.lineHeight),
      isTruncated: isTruncated, alignment: request.alignment)
  }

  /// Where each character stands when the text is set in lines that are not cut.
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

  /// Where the line that begins at `start` ends: at least one character on.
  private func lineEnd(from start: Int) -> Int {
    var used: CGFloat = 0
    var lastBreak: Int?
    var index = start
    while index < glyphs.count, glyphs[index].kind != .newline {
      let glyph = glyphs[index]
      if index > start, canBreak(before: index) { lastBreak = index }
      used += glyph.advance
      // Spaces hang over the edge.
      if glyph.kind != .space, used > width + Self.slack, index > start {
        return lastBreak ?? index
      }
      index += 1
    }
    return index
  }

  private func canBreak(before index: Int) -> Bool {
    if request.lineBreak == .characterWrapping { return true }
    return BlockGlyph.canBreak(between: glyphs[index - 1], and: glyphs[index])
  }

  // MARK: Cutting

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

  /// A line with an ellipsis for what is left out; `isCut`: text follows in other paragraphs.
  private func shortened(_ line: [BlockGlyph], isCut: Bool) -> [BlockGlyph] {
    let room = width - ellipsis.advance
    if isCut, Self.width(of: line) <= room + Self.slack { return Self.trimmed(line) + [ellipsis] }
    switch request.lineBreak {
    case .truncatingHead:
      let tail = prefix(of: line.reversed(), within: room)
      return [ellipsis] + Self.trimmed(tail).reversed()
    case .truncatingMiddle:
      let head = prefix(of: line, within: room / 2)
      let tail = prefix(
        of: line.dropFirst(head.count).reversed(), within: room - Self.width(of: head))
      return Self.trimmed(head) + [ellipsis] + Self.trimmed(tail).reversed()
    default:
      return Self.trimmed(prefix(of: line, within: room)) + [ellipsis]
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
