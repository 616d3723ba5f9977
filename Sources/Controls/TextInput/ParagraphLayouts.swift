// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// The lines of a text in one font, paragraph by paragraph; an edit sets the paragraphs anew that changed.
@MainActor
final class ParagraphLayouts {
  private var table = ParagraphTable()
  private var request: TextRequest
  private let measurer: any TextMeasuring
  private let lineHeight: CGFloat
  /// The first line of each paragraph, and the number of lines.
  private var lineStarts: [Int] = [0]
  /// The number of paragraphs that were set in lines, for tests.
  private(set) var layoutCount = 0

  init(_ request: TextRequest, by measurer: any TextMeasuring) {
    self.request = request
    self.request.text = ""
    self.measurer = measurer
    lineHeight = measurer.metrics(of: request.font).lineHeight
    _ = table.update(to: request.text)
    lineStarts = [0]
    for paragraph in table.paragraphs {
      lineStarts.append(lineStarts[lineStarts.count - 1] + layout(of: paragraph).lines.count)
    }
  }

  /// Whether a text is set paragraph by paragraph.
  static func suits(_ request: TextRequest) -> Bool {
    request.maximumLines == 0 && request.width.isFinite && request.runs.isEmpty
      && request.text.utf8.contains(0x0A)
  }

  /// Takes over another text.
  ///
  /// - Returns: `false` when anything else of the request changed.
  func update(to new: TextRequest, by measurer: any TextMeasuring) -> Bool {
    var bare = new
    bare.text = ""
    guard bare == request, measurer.name == self.measurer.name else { return false }
    guard let change = table.update(to: new.text) else { return true }
    var place = lineStarts[change.removed.lowerBound]
    var ends: [Int] = []
    for index in change.removed.lowerBound..<change.removed.lowerBound + change.count {
      place += layout(of: table.paragraphs[index]).lines.count
      ends.append(place)
    }
    let shift = place - lineStarts[change.removed.upperBound]
    lineStarts.replaceSubrange(
      change.removed.lowerBound + 1..<change.removed.upperBound + 1, with: ends)
    guard shift != 0 else { return true }
    for index in change.removed.lowerBound + 1 + change.count..<lineStarts.count {
      lineStarts[index] += shift
    }
    return true
  }

  private func layout(of paragraph: TextParagraph) -> TextLayout {
    if let layout = paragraph.layout { return layout }
    layoutCount += 1
    var asked = request
    asked.text = paragraph.isEnded ? String(paragraph.text.dropLast()) : paragraph.text
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

  var lineCount: Int { lineStarts[lineStarts.count - 1] }

  /// The left end of a line, in points; nil: there is no such line.
  func left(ofLine line: Int) -> CGFloat? {
    guard (0..<lineCount).contains(line) else { return nil }
    let index = paragraph(ofLine: line)
    return layout(of: table.paragraphs[index]).lines[line - lineStarts[index]].origin.x
  }

  private func paragraph(ofLine line: Int) -> Int {
    var (low, high) = (0, table.paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= line { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The lines of all paragraphs.
  ///
  /// - Complexity: O(n) in the number of lines.
  var layout: TextLayout {
    var all = TextLayout(font: request.font, lines: [], size: .zero, alignment: request.alignment)
    all.lines.reserveCapacity(lineCount)
    for paragraph in table.paragraphs {
      let layout = layout(of: paragraph)
      let baseline = layout.lines.first?.origin.y ?? 0
      for var line in layout.lines {
        line.origin.y = CGFloat(all.lines.count) * lineHeight + baseline
        all.lines.append(line)
      }
      all.size.width = max(all.size.width, layout.size.width)
      if layout.isTruncated { all.isTruncated = true }
    }
    all.size.height = CGFloat(all.lines.count) * lineHeight
    return all
  }

  // MARK: Characters

  var characterCount: Int { table.starts[table.paragraphs.count].characters }

  /// The places of the characters in `range`.
  ///
  /// - Complexity: O(n) in the length of the paragraphs that the range is in.
  func cells(in range: Range<Int>) -> [TextCell] {
    let range = range.clamped(to: 0..<characterCount)
    var found: [TextCell] = []
    guard !range.isEmpty else { return found }
    var index = table.index(ofCharacter: range.lowerBound)
    while index < table.paragraphs.count, table.starts[index].characters < range.upperBound {
      let start = table.starts[index].characters
      let own = cells(of: table.paragraphs[index])
      for place in range.clamped(to: start..<start + own.count) {
        var cell = own[place - start]
        cell.line += lineStarts[index]
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
    let start = table.starts[index].characters
    let own = cells(of: table.paragraphs[index])
    let local = max(0, line) - lineStarts[index]
    let first = own.firstIndex { $0.line >= local } ?? own.count
    let end = own[first...].firstIndex { $0.line > local } ?? own.count
    return start + first..<start + end
  }
}
