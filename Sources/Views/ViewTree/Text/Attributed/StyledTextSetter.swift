// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layout engine for the paragraphs of an attributed text, one below the other.
struct StyledTextSetter {
  private let request: StyledRequest
  private let host: any TextMeasuring
  /// The areas available to lines; `nil` for a rectangle.
  private let rooms: (any LineSpaces)?
  private var lines: [TextLayout.Line] = []
  private var runs: [TextRun] = []
  /// The index of the first run of the current paragraph.
  private var firstRun = 0
  private var bottom: CGFloat = 0
  /// The width of the lines with the indents of their paragraphs, in points.
  private var width: CGFloat = 0
  /// The indent of the last line in its paragraph style, in points.
  private var indent: CGFloat = 0
  private var isTruncated = false
  /// Whether `rooms` has no more area for lines.
  private var isOut = false
  /// The pending space before the next line, in points.
  private(set) var spacing: CGFloat = 0

  init(_ request: StyledRequest, host: any TextMeasuring, in rooms: (any LineSpaces)? = nil) {
    self.request = request
    self.host = host
    self.rooms = rooms
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
    firstRun = runs.count
    runs += paragraph.runs
    guard let rooms, !isOut else { return addPlain(paragraph, limit: limit) }
    let first = lines.count
    var rest: StyledText.Paragraph? = paragraph
    while let left = rest, limit == 0 || lines.count - first < limit {
      let limit = limit > 0 ? limit - (lines.count - first) : 0
      if bottom + spacing >= rooms.plainTop { return addPlain(left, limit: limit) }
      guard let row = row(of: left, in: rooms, limit: limit) else {
        // Place the rest below all available areas, so that a container with a limited height leaves it
        // out.
        isOut = true
        bottom = rooms.bottom.isFinite ? rooms.bottom : bottom + CGFloat(Self.mostSteps)
        return addPlain(left, limit: limit)
      }
      rest = row.rest
    }
  }

  /// The maximum number of one-point steps down in search of an area for a row.
  private static let mostSteps = 20_000

  /// Adds the lines of a row and returns it, or `nil` if no area is left further down.
  private mutating func row(
    of paragraph: StyledText.Paragraph, in rooms: any LineSpaces, limit: Int
  ) -> StyledRow? {
    var top = bottom + spacing
    var line = place(TextLayout.Line(text: "", origin: .zero, width: 0), of: paragraph)
    for _ in 0..<Self.mostSteps where top < rooms.bottom {
      let found = rooms.rooms(
        at: top, height: line.height, unit: paragraph.unit,
        isRightToLeft: paragraph.isRightToLeft)
      let row = StyledRow(
        paragraph, in: found, width: request.width, limit: limit, host: host)
      guard !row.lines.isEmpty else {
        top += 1
        continue
      }
      let places = row.lines.map { place($0, of: paragraph) }
      let height = places.map(\.height).max() ?? line.height
      if height > line.height + 0.01 {
        // Taller letters may have less width available.
        line.height = height
        continue
      }
      line.ascent = places.map(\.ascent).max() ?? line.ascent
      spacing = top - bottom
      append(row.lines, of: paragraph, line.ascent, height)
      isTruncated = isTruncated || row.isTruncated
      return row
    }
    return nil
  }

  /// Adds lines that are beside each other.
  private mutating func append(
    _ row: [TextLayout.Line], of paragraph: StyledText.Paragraph, _ ascent: CGFloat,
    _ height: CGFloat
  ) {
    for var line in row {
      width = max(width, line.origin.x + line.width)
      line.origin.y = bottom + spacing + ascent
      for index in line.pieces.indices { line.pieces[index].run += firstRun }
      line.top = bottom + spacing
      line.bottom = line.top + height
      lines.append(line)
    }
    bottom += spacing + height
    spacing = paragraph.style.lineSpacing
  }

  private mutating func addPlain(_ paragraph: StyledText.Paragraph, limit: Int) {
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
        line.pieces[index].run += firstRun
        line.pieces[index].start += paragraph.start
      }
      line.start = line.pieces.map(\.start).min() ?? paragraph.start
      line.top = bottom + spacing
      line.bottom = line.top + height
      lines.append(line)
      bottom += spacing + height
      spacing = style.lineSpacing
    }
  }

  /// Returns the distance from the top of the line to its baseline, and the height of the line, in points.
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
    // The difference to the natural height is added or removed above the text.
    return (ascent + height - ascent - descent, height)
  }

  /// Marks the layout as truncated because paragraphs are left out, and ends the last line with an ellipsis
  /// if `paragraph` truncates lines and the ellipsis fits.
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
