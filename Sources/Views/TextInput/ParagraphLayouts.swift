// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The line layout of a text, by paragraph; an edit lays out only the paragraphs that changed.
///
/// In a plain text, all lines have the same height; in a text with attributes, each line has a height of its
/// own.
@MainActor
final class ParagraphLayouts {
  private var paragraphs: [TextParagraph] = []
  private var starts = RunningSums<LaidExtent>()
  /// The version of the text that is laid out.
  private var version: Int
  private let request: TextRequest
  /// The values that determine the splitting of paragraphs into styles, or `nil` if the text is plain.
  private let stylingKey: TextStyling.Key?
  private var attachmentVersion: Int?
  private var measurer: any TextMeasuring
  private var lineHeight: CGFloat
  /// The most recently assembled lines, with the paints of their runs.
  private var known: (lines: Range<Int>, layout: TextLayout, paints: [TextPaint])?
  /// The number of paragraphs that were laid out, for tests.
  private(set) var layoutCount = 0

  /// Creates the layout of `buffer`.
  ///
  /// - Parameters:
  ///   - buffer: The text.
  ///   - request: The width, and the font of plain text; its own text is empty.
  ///   - styling: The conversion of attributes into styles, or `nil` if the text is plain.
  ///   - measurer: The text measurer.
  init(
    _ buffer: EditBuffer, _ request: TextRequest, _ styling: TextStyling? = nil,
    by measurer: any TextMeasuring
  ) {
    self.request = request
    self.measurer = measurer
    stylingKey = styling?.key
    attachmentVersion = styling?.attachmentVersion
    lineHeight = measurer.metrics(of: request.font).lineHeight
    version = buffer.paragraphs.version
    replace(0..<0, with: Self.paragraphs(0..<buffer.paragraphs.count, of: buffer, styling))
  }

  /// Whether the text has attributes.
  var isStyled: Bool { stylingKey != nil }

  /// Updates the layout for the edits of a text.
  ///
  /// - Returns: Whether anything changed; `nil` if a new layout must be created, because `request` or
  ///   `styling` differs or the text no longer stores all edits since the last update.
  func update(
    to buffer: EditBuffer, _ request: TextRequest, _ styling: TextStyling? = nil
  ) -> Bool? {
    guard request == self.request, styling?.key == stylingKey,
      let change = buffer.paragraphs.change(since: version)
    else { return nil }
    version = buffer.paragraphs.version
    if !change.isEmpty {
      replace(change.removed, with: Self.paragraphs(change.made, of: buffer, styling))
    }
    guard styling?.attachmentVersion != attachmentVersion else { return !change.isEmpty }
    attachmentVersion = styling?.attachmentVersion
    for index in paragraphs.indices where paragraphs[index].hasPictures {
      replace(
        index..<index + 1, with: Self.paragraphs(index..<index + 1, of: buffer, styling))
    }
    return true
  }

  /// Lays out all paragraphs again if the text measurer has changed.
  func follow(_ measurer: any TextMeasuring) {
    guard measurer.name != self.measurer.name else { return }
    self.measurer = measurer
    lineHeight = measurer.metrics(of: request.font).lineHeight
    replace(paragraphs.indices, with: paragraphs.map(\.unset))
  }

  private static func paragraphs(
    _ range: Range<Int>, of buffer: EditBuffer, _ styling: TextStyling?
  ) -> [TextParagraph] {
    range.map { index in
      styling?.paragraph(index, of: buffer) ?? TextParagraph(buffer.paragraphText(index))
    }
  }

  private func replace(_ range: Range<Int>, with made: [TextParagraph]) {
    paragraphs.replaceSubrange(range, with: made)
    starts.replace(
      range,
      with: made.enumerated().map { extent(of: $1, isFirst: range.lowerBound + $0 == 0) })
    known = nil
  }

  private func extent(of paragraph: TextParagraph, isFirst: Bool) -> LaidExtent {
    let layout = layout(of: paragraph)
    var extent = LaidExtent(
      characters: paragraph.text.count, units: paragraph.text.utf16.count,
      lines: layout.lines.count)
    if isStyled {
      extent.height = (isFirst ? 0 : paragraph.above) + layout.size.height + paragraph.below
    }
    return extent
  }

  private func layout(of paragraph: TextParagraph) -> TextLayout {
    if let layout = paragraph.layout { return layout }
    layoutCount += 1
    let made =
      paragraph.parted.map { styledLayout(of: paragraph, $0) } ?? plainLayout(of: paragraph)
    paragraph.layout = made
    return made
  }

  private func styledLayout(of paragraph: TextParagraph, _ parted: AttributedText) -> TextLayout {
    let block = StyledBlock(parted.styled, width: request.width, by: measurer)
    (paragraph.above, paragraph.below) = (block.above, block.below)
    return block.layout
  }

  private func plainLayout(of paragraph: TextParagraph) -> TextLayout {
    var asked = request
    let isEnded = paragraph.text.utf8.last == 0x0A
    asked.text = isEnded ? String(paragraph.text.dropLast()) : paragraph.text
    if asked.alignment != .justified { asked.alignment = .left }
    var made = measurer.layout(asked)
    made.alignment = request.alignment
    if request.alignment == .center || request.alignment == .right {
      let room = request.width < 1e6 && request.width > 0 ? request.width : made.size.width
      let share: CGFloat = request.alignment == .center ? 0.5 : 1
      for index in made.lines.indices {
        made.lines[index].origin.x += (room - made.lines[index].width) * share
      }
    }
    return made
  }

  private func cells(of paragraph: TextParagraph) -> [TextCell] {
    if let cells = paragraph.cells { return cells }
    let made: [TextCell]
    if paragraph.parted != nil {
      made = StyledCells(layout(of: paragraph), host: measurer).cells(of: paragraph.text)
    } else {
      var asked = request
      asked.text = paragraph.text
      made = measurer.cells(asked)
    }
    paragraph.cells = made
    return made
  }

  // MARK: Lines

  var lineCount: Int { starts.total.lines }

  /// Returns the left end of a line, in points; `nil` if there is no such line.
  func left(ofLine line: Int) -> CGFloat? {
    guard (0..<lineCount).contains(line) else { return nil }
    let index = paragraph(ofLine: line)
    return layout(of: paragraphs[index]).lines[line - starts[index].lines].origin.x
  }

  /// Returns the upper and lower edges of a line, in points.
  ///
  /// - Complexity: O(log *n*) in the number of paragraphs.
  func edges(ofLine line: Int) -> (top: CGFloat, bottom: CGFloat) {
    guard isStyled else {
      return (CGFloat(line) * lineHeight, CGFloat(line + 1) * lineHeight)
    }
    guard (0..<lineCount).contains(line) else { return (0, lineHeight) }
    let index = paragraph(ofLine: line)
    let place = layout(of: paragraphs[index]).lines[line - starts[index].lines]
    let top = top(of: index)
    return (top + place.top, top + place.bottom)
  }

  /// Returns the line at `y`, or the next one below; the last one if `y` is below all lines.
  ///
  /// - Complexity: O(log *n*) in the number of paragraphs, plus O(*m*) in the number of lines of the
  ///   paragraph.
  func line(at y: CGFloat) -> Int {
    guard isStyled else {
      return lineHeight > 0 ? Int(min(max(0, y / lineHeight), CGFloat(lineCount - 1))) : 0
    }
    let index = starts.last { $0.height <= y }
    let top = top(of: index)
    let lines = layout(of: paragraphs[index]).lines
    let place = lines.firstIndex { y < top + $0.bottom } ?? lines.count
    return min(starts[index].lines + place, lineCount - 1)
  }

  private func paragraph(ofLine line: Int) -> Int { starts.last { $0.lines <= line } }

  /// Returns the upper edge of a paragraph's first line, in points.
  private func top(of index: Int) -> CGFloat {
    starts[index].height + (index > 0 ? paragraphs[index].above : 0)
  }

  /// The height of all lines, in points.
  var height: CGFloat {
    guard isStyled else { return CGFloat(lineCount) * lineHeight }
    return starts.total.height - (paragraphs.last?.below ?? 0)
  }

  /// The width of the widest line and the height of all lines, in points.
  ///
  /// - Complexity: O(*n*) in the number of paragraphs.
  var size: CGSize {
    CGSize(
      width: paragraphs.reduce(0) { max($0, layout(of: $1).size.width) }, height: height)
  }

  /// Returns the lines of the paragraphs that contain `lines`, in the coordinate space of the text.
  ///
  /// - Complexity: O(log *n* + *m*) for *n* paragraphs and *m* returned lines.
  func layout(of lines: Range<Int>) -> TextLayout { painted(lines).layout }

  /// Returns the lines of the paragraphs that contain `lines`, with the paints of their runs.
  func painted(_ lines: Range<Int>) -> (layout: TextLayout, paints: [TextPaint]) {
    if let known, known.lines == lines { return (known.layout, known.paints) }
    var layout = TextLayout(
      font: request.font, lines: [], size: CGSize(width: 0, height: height),
      alignment: isStyled ? .left : request.alignment)
    var paints: [TextPaint] = []
    var index = paragraph(ofLine: lines.lowerBound)
    while index < paragraphs.count, starts[index].lines < lines.upperBound {
      let part = self.layout(of: paragraphs[index])
      layout.lines += isStyled ? styledLines(of: index, layout.runs) : plainLines(of: index)
      layout.runs += part.runs
      paints += self.paints(of: index)
      layout.size.width = max(layout.size.width, part.size.width)
      layout.isTruncated = layout.isTruncated || part.isTruncated
      index += 1
    }
    known = (lines, layout, paints)
    return (layout, paints)
  }

  /// Returns the lines of a plain paragraph, in the coordinate space of the text.
  private func plainLines(of index: Int) -> [TextLayout.Line] {
    var lines = layout(of: paragraphs[index]).lines
    let baseline = lines.first?.origin.y ?? 0
    for number in lines.indices {
      lines[number].origin.y = CGFloat(starts[index].lines + number) * lineHeight + baseline
    }
    return lines
  }

  /// Returns the lines of a styled paragraph, in the coordinate space of the text; `runs` are those of the
  /// paragraphs before.
  private func styledLines(of index: Int, _ runs: [TextRun]) -> [TextLayout.Line] {
    let top = top(of: index)
    return layout(of: paragraphs[index]).lines.map { line in
      var line = line
      line.origin.y += top
      line.top += top
      line.bottom += top
      for piece in line.pieces.indices { line.pieces[piece].run += runs.count }
      return line
    }
  }

  private func paints(of index: Int) -> [TextPaint] {
    let paragraph = paragraphs[index]
    guard var paints = paragraph.parted?.paints else { return [] }
    let distance = starts[index].units - paragraph.unit
    guard distance != 0 else { return paints }
    for number in paints.indices where paints[number].picture != nil {
      paints[number].picturePlace = paints[number].picturePlace.moved(by: distance)
    }
    return paints
  }

  // MARK: Characters

  var characterCount: Int { starts.total.characters }

  /// Returns the cells of the characters in `range`.
  ///
  /// - Complexity: O(*n*) in the length of the paragraphs that the range overlaps, plus O(log *m*) in the
  ///   number of all paragraphs.
  func cells(in range: Range<Int>) -> [TextCell] {
    let range = range.clamped(to: 0..<characterCount)
    var found: [TextCell] = []
    guard !range.isEmpty else { return found }
    var index = starts.last { $0.characters <= range.lowerBound }
    while index < paragraphs.count, starts[index].characters < range.upperBound {
      let start = starts[index]
      let own = cells(of: paragraphs[index])
      for place in range.clamped(to: start.characters..<start.characters + own.count) {
        var cell = own[place - start.characters]
        cell.line += start.lines
        found.append(cell)
      }
      index += 1
    }
    return found
  }

  /// Returns the characters of a line, with the space or line break at its end.
  func characters(ofLine line: Int) -> Range<Int> {
    guard line < lineCount else { return characterCount..<characterCount }
    let index = paragraph(ofLine: max(0, line))
    let start = starts[index]
    let own = cells(of: paragraphs[index])
    let local = max(0, line) - start.lines
    let first = own.firstIndex { $0.line >= local } ?? own.count
    let end = own[first...].firstIndex { $0.line > local } ?? own.count
    return start.characters + first..<start.characters + end
  }
}
