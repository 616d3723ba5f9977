// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Sets the paragraphs of an attributed text one below the other.
struct StyledTextSetter {
  private let request: StyledRequest
  private let host: any TextMeasuring
  private var lines: [TextLayout.Line] = []
  private var runs: [TextRun] = []
  private var bottom: CGFloat = 0
  /// The width that the lines take when they begin where their paragraphs do, in points.
  private var width: CGFloat = 0
  /// How far the last line begins from the edge, in points, as far as its paragraph says.
  private var indent: CGFloat = 0
  private var isTruncated = false
  /// Room owed before the next line, in points.
  private var spacing: CGFloat = 0

  init(_ request: StyledRequest, host: any TextMeasuring) {
    self.request = request
    self.host = host
  }

  mutating func set() -> TextLayout {
    let paragraphs = request.text.paragraphs
    for (index, paragraph) in paragraphs.enumerated() {
      let left = request.maximumLines - lines.count
      if request.maximumLines > 0, left <= 0 {
        markCut(at: paragraphs[index - 1])
        break
      }
      if index > 0 { spacing += paragraph.style.paragraphSpacingBefore }
      add(paragraph, limit: request.maximumLines > 0 ? left : 0)
      spacing += paragraph.style.paragraphSpacing
    }
    return TextLayout(
      font: paragraphs.first?.font ?? FontDescription(size: 12), lines: lines,
      size: CGSize(width: width, height: bottom), isTruncated: isTruncated, runs: runs)
  }

  private mutating func add(_ paragraph: StyledText.Paragraph, limit: Int) {
    let style = paragraph.style
    let head = max(0, style.headIndent)
    let tail = style.tailIndent > 0 ? request.width - style.tailIndent : -style.tailIndent
    let room = max(0, request.width - head - max(0, tail))
    var question = TextRequest(
      text: paragraph.text, font: paragraph.font, width: room, maximumLines: limit,
      alignment: paragraph.alignment, lineBreak: paragraph.lineBreak)
    question.runs = paragraph.runs
    question.firstIndent = style.firstLineHeadIndent - head
    question.keepsKoreanWords = paragraph.keepsKoreanWords
    if paragraph.text.utf8.contains(0x09) {
      question.tabs = TabStops(style).tabs(from: style.firstLineHeadIndent)
    }
    let host = host
    let layout =
      style.lineBreakStrategy.pushesOut
      ? OrphanPush { host.layout($0) }.layout(question) : host.layout(question)
    isTruncated = isTruncated || layout.isTruncated
    for (number, var line) in layout.lines.enumerated() {
      indent = head + (number == 0 ? question.firstIndent : 0)
      width = max(width, indent + line.width)
      let (ascent, height) = place(line, of: paragraph)
      line.origin = CGPoint(x: line.origin.x + head, y: bottom + spacing + ascent)
      for index in line.pieces.indices {
        line.pieces[index].run += runs.count
        line.pieces[index].start += paragraph.start
      }
      line.start = line.pieces.map(\.start).min() ?? paragraph.start
      line.top = bottom + spacing
      line.bottom = line.top + height
      lines.append(line)
      bottom += spacing + height
      spacing = style.lineSpacing
    }
    runs += paragraph.runs
  }

  /// How far below the top of the line its baseline is, and how high the line is, in points.
  private func place(
    _ line: TextLayout.Line, of paragraph: StyledText.Paragraph
  ) -> (ascent: CGFloat, height: CGFloat) {
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    func include(_ font: FontDescription, _ rise: CGFloat) {
      let metrics = host.metrics(of: font)
      ascent = max(ascent, metrics.ascender + rise)
      descent = max(descent, metrics.lineHeight - metrics.ascender - rise)
    }
    for piece in line.pieces {
      let run = paragraph.runs[piece.run]
      include(run.font, run.rise)
      guard let box = run.box else { continue }
      ascent = max(ascent, box.ascent + run.rise)
      descent = max(descent, box.descent - run.rise)
    }
    if line.pieces.isEmpty { include(paragraph.font, 0) }
    let style = paragraph.style
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    // What is added or taken away is so above the text.
    return (ascent + height - ascent - descent, height)
  }

  /// Ends the last line with an ellipsis, because paragraphs are left out.
  private mutating func markCut(at paragraph: StyledText.Paragraph) {
    isTruncated = true
    guard [.truncatingTail, .truncatingMiddle, .truncatingHead].contains(paragraph.lineBreak),
      var line = lines.popLast()
    else { return }
    defer { lines.append(line) }
    guard let last = line.pieces.last, !last.text.hasSuffix("\u{2026}") else { return }
    let font = runs[last.run].font
    let dots = host.layout(TextRequest(text: "\u{2026}", font: font, width: .infinity))
    guard line.width + dots.size.width <= request.width else { return }
    line.pieces.append(
      TextPiece(text: "\u{2026}", x: line.width, width: dots.size.width, run: last.run))
    line.text += "\u{2026}"
    line.width += dots.size.width
    width = max(width, indent + line.width)
  }
}
