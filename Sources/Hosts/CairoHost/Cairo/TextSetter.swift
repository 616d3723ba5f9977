// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

/// A setter that lays out one text: it breaks, truncates and aligns the lines.
struct TextSetter {
  let request: TextRequest
  let shaper: TextShaper
  /// The text without null characters, at which Pango stops, limited to the part that can be visible.
  private let text: String
  /// The width at which lines are broken, or `nil` for no limit.
  private let limit: Double?
  private let metrics: FontMetrics

  /// The tolerance for floating-point errors when a line exactly fills the width.
  private static let slack = 0.01

  /// A line before its position is known.
  private struct Draft {
    /// The range in UTF-8 code units of the text.
    var range: Range<Int>
    var text: String
    var width: Double
    var isRightToLeft: Bool
    /// Whether the paragraph continues in the next line.
    var isWrapped: Bool
  }

  private var drafts: [Draft] = []
  private var isTruncated = false

  init(request: TextRequest, shaper: TextShaper) {
    self.request = request
    self.shaper = shaper
    metrics = shaper.metrics(of: request.font)
    let width = request.width.isNaN ? 0 : Double(request.width)
    limit = width < 1e6 ? max(0, width) + Self.slack : nil
    // Pango stops reading at a NUL character.
    let clean = request.text.utf8.contains(0) ? request.text.filter { $0 != "\0" } : request.text
    text = Self.bounded(clean, for: request)
  }

  /// Returns the line layout of the text.
  mutating func set() -> TextLayout {
    breakLines()
    let isOneLine = drafts.count == 1 && drafts[0].text == text && !text.isEmpty
    cutLines()
    let layout = aligned()
    if isOneLine, let line = layout.lines.first, line.text == text {
      shaper.keepLine(line, of: layout)
    }
    return layout
  }

  /// Returns the part of a long text that can be visible, if the end of the text does not matter.
  ///
  /// The estimate is generous: a character is at least an eighth of the font's size wide.
  private static func bounded(_ text: String, for request: TextRequest) -> String {
    guard request.maximumLines > 0, request.width.isFinite, request.width > 0 else { return text }
    if request.lineBreak == .truncatingHead || request.lineBreak == .truncatingMiddle {
      return text
    }
    let perLine = Double(request.width) / TextShaper.usable(request.font.size) * 8 + 64
    let visible = min(perLine * Double(request.maximumLines), 1e9)
    return text.utf8.count > Int(visible) * 8 ? String(text.prefix(Int(visible))) : text
  }

  /// Returns the position of each character in lines that are not truncated.
  mutating func cells() -> [TextCell] {
    var cells: [TextCell] = []
    let plain = self
    breakLines { line, number in
      let first = Int(pango_layout_line_get_start_index(line))
      cells += plain.cells(of: line, number: number, first: first)
    }
    let origins = aligned().lines.map { Double($0.origin.x) }
    return cells.map { cell in
      let x = origins.indices.contains(cell.line) ? origins[cell.line] : 0
      return TextCell(line: cell.line, leading: cell.leading + x, trailing: cell.trailing + x)
    }
  }

  /// Returns the cells of the characters from `first` to the end of the line, relative to the line's left
  /// end.
  private func cells(
    of line: UnsafeMutablePointer<PangoLayoutLine>, number: Int, first: Int
  ) -> [TextCell] {
    let end = first + Int(pango_layout_line_get_length(line))
    let utf8 = text.utf8
    var place = utf8.index(utf8.startIndex, offsetBy: first)
    var offset = first
    var cells: [TextCell] = []
    func x(_ offset: Int, trailing: Bool) -> CGFloat {
      var x: Int32 = 0
      pango_layout_line_index_to_x(line, Int32(clamping: offset), trailing ? 1 : 0, &x)
      return Double(x) / TextShaper.unitsPerPoint
    }
    while place < text.endIndex {
      let next = text.index(after: place)
      let length = utf8.distance(from: place, to: next)
      if offset >= end {
        // The line break, or a space that Pango left out at the end of the line.
        guard text[place].isNewline else { break }
        let edge = x(end, trailing: false)
        return cells + [TextCell(line: number, leading: edge, trailing: edge)]
      }
      let last = offset + lastScalarOffset(place, next)
      cells.append(
        TextCell(
          line: number, leading: x(offset, trailing: false), trailing: x(last, trailing: true)))
      place = next
      offset += length
    }
    return cells
  }

  /// Returns the offset of the character's last scalar, from the character's beginning, in UTF-8 code units.
  private func lastScalarOffset(_ start: String.Index, _ end: String.Index) -> Int {
    let last = text.unicodeScalars.index(before: end)
    return text.utf8.distance(from: start, to: last)
  }

  // MARK: Breaking

  private mutating func breakLines(
    _ visit: (UnsafeMutablePointer<PangoLayoutLine>, Int) -> Void = { _, _ in }
  ) {
    let layout = shaper.layout
    let keepsWords =
      request.keepsKoreanWords && request.lineBreak != .characterWrapping
      && request.lineBreak != .clipping
    shaper.load(text, font: request.font, width: keepsWords ? limit : nil)
    pango_layout_set_single_paragraph_mode(layout, 0)
    if let limit, request.lineBreak != .clipping {
      pango_layout_set_width(layout, Int32(clamping: Int(limit * TextShaper.unitsPerPoint)))
      let byCharacter = request.lineBreak == .characterWrapping
      pango_layout_set_wrap(layout, byCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    }
    let lineCount = Int(pango_layout_get_line_count(layout))
    var next = pango_layout_get_lines_readonly(layout)
    drafts.reserveCapacity(lineCount)
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      visit(line, drafts.count)
      drafts.append(draft(of: line))
      if request.maximumLines > 0, drafts.count > request.maximumLines { break }
    }
  }

  private func draft(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Draft {
    let start = Int(pango_layout_line_get_start_index(line))
    let end = start + Int(pango_layout_line_get_length(line))
    let direction = pango_layout_line_get_resolved_direction(line)
    let isWrapped = end < text.utf8.count && !startsParagraph(after: end)
    // A space at a line break has no width; elsewhere spaces are text.
    let shown = isWrapped ? slice(start..<end).trimmingTrailingSpace() : slice(start..<end)
    return Draft(
      range: start..<end, text: shown, width: shaper.width(of: line),
      isRightToLeft: direction == PANGO_DIRECTION_RTL, isWrapped: isWrapped)
  }

  private func slice(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }

  private func startsParagraph(after offset: Int) -> Bool {
    let utf8 = text.utf8
    let next = text[utf8.index(utf8.startIndex, offsetBy: offset)...].unicodeScalars.first
    return next.map { CharacterSet.newlines.contains($0) } ?? true
  }

  // MARK: Truncation

  private mutating func cutLines() {
    if request.lineBreak == .clipping, let limit {
      isTruncated = drafts.contains { $0.width > limit }
    }
    let most = request.maximumLines
    guard most > 0, drafts.count > most else { return }
    isTruncated = true
    drafts.removeLast(drafts.count - most)
    let last = drafts.count - 1
    let start = drafts[last].range.lowerBound
    let rest = slice(start..<text.utf8.count)
    let cutter = TextCutter(font: request.font, limit: limit ?? .infinity, shaper: shaper)
    switch request.lineBreak {
    case .wordWrapping, .characterWrapping, .clipping: return
    case .truncatingTail:
      // Text after a line break is left out, which the ellipsis indicates.
      drafts[last].text = cutter.tail(String(rest.prefix { !$0.isNewline }))
    case .truncatingHead: drafts[last].text = cutter.head(rest.onOneLine())
    case .truncatingMiddle: drafts[last].text = cutter.middle(rest.onOneLine())
    }
    drafts[last].width = shaper.width(of: drafts[last].text, font: request.font)
    drafts[last].isWrapped = false
  }

  // MARK: Alignment

  private func aligned() -> TextLayout {
    let widest = drafts.map(\.width).max() ?? 0
    let room = limit.map { $0 - Self.slack } ?? widest
    var lines: [TextLayout.Line] = []
    for (index, draft) in drafts.enumerated() {
      let isStretched = request.alignment == .justified && draft.isWrapped && draft.width < room
      let width = isStretched ? room : draft.width
      let x: Double
      switch request.alignment {
      case .left: x = 0
      case .justified: x = draft.isRightToLeft ? max(0, room - width) : 0
      case .center: x = max(0, (room - width) / 2)
      case .right: x = max(0, room - width)
      }
      let baseline = metrics.ascender + Double(index) * metrics.lineHeight
      lines.append(
        TextLayout.Line(
          text: marked(draft), origin: CGPoint(x: x, y: baseline), width: width))
    }
    let width = lines.map(\.width).max() ?? 0
    return TextLayout(
      font: request.font, lines: lines,
      size: CGSize(width: width, height: Double(lines.count) * metrics.lineHeight),
      isTruncated: isTruncated, alignment: request.alignment)
  }

  /// Returns the line's text, prefixed with a direction mark if it would have another direction on its own
  /// than its paragraph.
  private func marked(_ draft: Draft) -> String {
    // Right-to-left letters begin at U+0590.
    guard draft.isRightToLeft || draft.text.unicodeScalars.contains(where: { $0.value >= 0x590 })
    else { return draft.text }
    let alone = shaper.isRightToLeft(draft.text, font: request.font)
    if draft.isRightToLeft == alone { return draft.text }
    return (draft.isRightToLeft ? "\u{200F}" : "\u{200E}") + draft.text
  }
}
