// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The lines of a text in one font, paragraph by paragraph; an edit sets the paragraphs anew that changed.
@MainActor
final class ParagraphLayouts {
  private var paragraphs: [TextParagraph] = []
  private var starts = RunningSums<LaidExtent>()
  /// The version of the text that is set.
  private var version: Int
  private let request: TextRequest
  private var measurer: any TextMeasuring
  private var lineHeight: CGFloat
  /// The lines that were put together last.
  private var known: (lines: Range<Int>, layout: TextLayout)?
  /// The number of paragraphs that were set in lines, for tests.
  private(set) var layoutCount = 0

  /// The lines of `buffer` as `request` asks for them, which has no text.
  init(_ buffer: EditBuffer, _ request: TextRequest, by measurer: any TextMeasuring) {
    self.request = request
    self.measurer = measurer
    lineHeight = measurer.metrics(of: request.font).lineHeight
    version = buffer.paragraphs.version
    replace(0..<0, with: (0..<buffer.paragraphs.count).map(buffer.paragraphText))
  }

  /// Takes over the edits of a text.
  ///
  /// - Returns: Whether anything changed; nil when too much of the text did, or anything else of the request.
  func update(to buffer: EditBuffer, _ request: TextRequest) -> Bool? {
    guard request == self.request,
      let change = buffer.paragraphs.change(since: version)
    else { return nil }
    version = buffer.paragraphs.version
    guard !change.isEmpty else { return false }
    replace(change.removed, with: change.made.map(buffer.paragraphText))
    return true
  }

  /// Sets the text in lines by what measures text now.
  func follow(_ measurer: any TextMeasuring) {
    guard measurer.name != self.measurer.name else { return }
    self.measurer = measurer
    lineHeight = measurer.metrics(of: request.font).lineHeight
    replace(paragraphs.indices, with: paragraphs.map(\.text))
  }

  private func replace(_ range: Range<Int>, with texts: [String]) {
    let made = texts.map(TextParagraph.init)
    paragraphs.replaceSubrange(range, with: made)
    starts.replace(
      range,
      with: made.map {
        LaidExtent(characters: $0.text.count, lines: layout(of: $0).lines.count)
      })
    known = nil
  }

  private func layout(of paragraph: TextParagraph) -> TextLayout {
    if let layout = paragraph.layout { return layout }
    layoutCount += 1
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
    paragraph.layout = made
    return made
  }

  private func cells(of paragraph: TextParagraph) -> [TextCell] {
    if let cells = paragraph.cells { return cells }
    var asked = request
    asked.text = paragraph.text
    let made = measurer.cells(asked)
    paragraph.cells = made
    return made
  }

  // MARK: Lines

  var lineCount: Int { starts.total.lines }

  /// The left end of a line, in points; nil: there is no such line.
  func left(ofLine line: Int) -> CGFloat? {
    guard (0..<lineCount).contains(line) else { return nil }
    let index = paragraph(ofLine: line)
    return layout(of: paragraphs[index]).lines[line - starts[index].lines].origin.x
  }

  private func paragraph(ofLine line: Int) -> Int { starts.last { $0.lines <= line } }

  /// The width of the widest line and the height of all lines, in points.
  ///
  /// - Complexity: O(n) in the number of paragraphs.
  var size: CGSize {
    CGSize(
      width: paragraphs.reduce(0) { max($0, layout(of: $1).size.width) },
      height: CGFloat(lineCount) * lineHeight)
  }

  /// The lines of the paragraphs that `lines` are in, where they stand in the text.
  ///
  /// - Complexity: O(n) in the number of these lines.
  func layout(of lines: Range<Int>) -> TextLayout {
    if let known, known.lines == lines { return known.layout }
    var layout = TextLayout(
      font: request.font, lines: [],
      size: CGSize(width: 0, height: CGFloat(lineCount) * lineHeight),
      alignment: request.alignment)
    var index = paragraph(ofLine: lines.lowerBound)
    while index < paragraphs.count, starts[index].lines < lines.upperBound {
      let part = self.layout(of: paragraphs[index])
      let baseline = part.lines.first?.origin.y ?? 0
      for (number, var line) in part.lines.enumerated() {
        line.origin.y = CGFloat(starts[index].lines + number) * lineHeight + baseline
        layout.lines.append(line)
      }
      layout.size.width = max(layout.size.width, part.size.width)
      layout.isTruncated = layout.isTruncated || part.isTruncated
      index += 1
    }
    known = (lines, layout)
    return layout
  }

  // MARK: Characters

  var characterCount: Int { starts.total.characters }

  /// The places of the characters in `range`.
  ///
  /// - Complexity: O(n) in the length of the paragraphs that the range is in.
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

  /// The characters of a line, with the space or line break at its end.
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
