// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row of lines of a paragraph, laid out beside each other, in the areas available in a row.
struct StyledRow {
  private let host: any TextMeasuring
  /// The width of the text, in points.
  private let width: CGFloat
  /// The maximum number of lines; 0 for no limit.
  private let limit: Int
  private(set) var lines: [TextLayout.Line] = []
  /// The text that does not fit in the row; `nil` if all of it fits or the row contains the last line of the
  /// limit.
  private(set) var rest: StyledText.Paragraph?
  private(set) var isTruncated = false

  init(
    _ paragraph: StyledText.Paragraph, in rooms: [ClosedRange<CGFloat>], width: CGFloat,
    limit: Int, host: any TextMeasuring
  ) {
    self.host = host
    self.width = width
    self.limit = limit
    rest = paragraph
    for room in rooms {
      guard let rest, limit == 0 || lines.count < limit else { return }
      fill(room, with: rest)
    }
  }

  /// Returns the part of `room` within the paragraph's indents, or `nil` if it is empty.
  private func inside(
    _ room: ClosedRange<CGFloat>, _ paragraph: StyledText.Paragraph
  ) -> ClosedRange<CGFloat>? {
    let style = paragraph.style
    let head = max(0, lines.isEmpty ? style.firstLineHeadIndent : style.headIndent)
    let tail = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
    let (left, right) = (max(room.lowerBound, head), min(room.upperBound, tail))
    return left < right ? left...right : nil
  }

  private mutating func fill(_ room: ClosedRange<CGFloat>, with paragraph: StyledText.Paragraph) {
    guard let inner = inside(room, paragraph) else { return }
    let isLast = limit > 0 && lines.count + 1 == limit
    var question = TextRequest(
      text: paragraph.text, font: paragraph.font, width: inner.upperBound - inner.lowerBound,
      maximumLines: isLast ? 1 : 2, alignment: paragraph.alignment,
      lineBreak: isLast ? paragraph.lineBreak : paragraph.breaksOnly)
    question.runs = paragraph.runs
    question.keepsKoreanWords = paragraph.keepsKoreanWords
    if paragraph.text.utf8.contains(0x09) {
      question.tabs = TabStops(paragraph.style).tabs(from: inner.lowerBound)
    }
    let layout = host.layout(question)
    guard var line = layout.lines.first else { return }
    let end = layout.lines.count > 1 ? layout.lines[1].pieces.map(\.start).min() : nil
    let isNarrow = room.upperBound - room.lowerBound < width
    if isNarrow, !fits(line, until: end, paragraph, question.width) { return }
    for index in line.pieces.indices { line.pieces[index].start += paragraph.start }
    line.start = line.pieces.map(\.start).min() ?? paragraph.start
    line.origin.x += inner.lowerBound
    line.room = room
    lines.append(line)
    isTruncated = isTruncated || (isLast && layout.isTruncated)
    rest = isLast ? nil : end.map { paragraph.from($0) }
  }

  /// Returns whether a line fits without breaking a word.
  private func fits(
    _ line: TextLayout.Line, until end: Int?, _ paragraph: StyledText.Paragraph, _ width: CGFloat
  ) -> Bool {
    guard line.width <= width + 0.01 else { return false }
    guard let end, paragraph.breaksOnly == .wordWrapping else { return true }
    let bytes = paragraph.text.utf8
    let place = bytes.index(bytes.startIndex, offsetBy: end)
    guard place > paragraph.text.startIndex, place < paragraph.text.endIndex else { return true }
    let before = paragraph.text[paragraph.text.index(before: place)]
    let next = paragraph.text[place]
    return !(before.isLetterOfWord && (next.isLetterOfWord || next.endsWord))
  }
}

extension Character {
  /// Whether the character is part of a word that does not break between two such characters.
  fileprivate var isLetterOfWord: Bool {
    guard isLetter || isNumber, let scalar = unicodeScalars.first else { return false }
    return !scalar.properties.isIdeographic && !(0x3040...0x30FF).contains(scalar.value)
  }

  /// Whether the character stays with the preceding word, as a full stop does.
  fileprivate var endsWord: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .otherPunctuation, .closePunctuation, .finalPunctuation: true
    default: false
    }
  }
}

extension StyledText.Paragraph {
  /// The line break of all lines except the last one.
  fileprivate var breaksOnly: TextRequest.LineBreak {
    lineBreak == .characterWrapping ? .characterWrapping : .wordWrapping
  }

  /// Returns the paragraph from `offset` on, in UTF-8 code units; its first line is indented as the following
  /// ones.
  fileprivate func from(_ offset: Int) -> StyledText.Paragraph {
    var rest = self
    let bytes = text.utf8
    let place = bytes.index(bytes.startIndex, offsetBy: offset)
    rest.text = String(text[place...])
    rest.start += offset
    rest.unit += text.utf16.distance(from: text.startIndex, to: place)
    rest.style.firstLineHeadIndent = style.headIndent
    var left = offset
    for index in rest.runs.indices {
      let gone = min(left, rest.runs[index].length)
      rest.runs[index].length -= gone
      left -= gone
    }
    return rest
  }
}
