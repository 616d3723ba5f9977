// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A view that displays an edited text with selection and caret, and computes the positions of characters.
///
/// Indexes count user-perceived characters.
final class TextCanvas: UIView, BuiltInView {
  /// The width of the caret, in points.
  static let caretWidth: CGFloat = 2

  /// The displayed text with its font, width and number of lines.
  var request = TextRequest(text: "", font: FontDescription(size: 17), width: .infinity) {
    didSet {
      guard request != oldValue else { return }
      knownCells = nil
      knownLayout = nil
      setPictureStale()
    }
  }
  /// The styled text, which replaces the request's text, or `nil` if the text is plain.
  var attributed: AttributedText? {
    didSet {
      guard attributed != nil || oldValue != nil else { return }
      knownCells = nil
      knownLayout = nil
      setPictureStale()
    }
  }
  /// The areas available to the lines of a styled text, or `nil` for the whole width.
  var rooms: (any LineSpaces)?
  var textColor = UIColor.label {
    didSet { if textColor != oldValue { setPictureStale() } }
  }
  /// The selected range; empty if there is only a caret.
  var selection = 0..<0 {
    didSet { if selection != oldValue { setPictureStale() } }
  }
  /// The index of the caret.
  var caret = 0 {
    didSet { if caret != oldValue { setPictureStale() } }
  }
  /// The index at which a dragged item would be inserted, or `nil` if none is dragged over the text.
  var dropCaret: Int? {
    didSet { if dropCaret != oldValue { setPictureStale() } }
  }
  /// The range of the marked text of an input method, or `nil` if there is none.
  var marked: Range<Int>? {
    didSet { if marked != oldValue { setPictureStale() } }
  }
  /// The ranges that a search found, in characters, with their styles.
  var found: [Range<Int>: UITextSearchFoundTextStyle] = [:] {
    didSet { if found != oldValue { setPictureStale() } }
  }
  /// Whether the selection is shown, and the caret if `showsCaret` is set.
  var isEditing = false {
    didSet { if isEditing != oldValue { setPictureStale() } }
  }
  var showsCaret = true {
    didSet { if showsCaret != oldValue { setPictureStale() } }
  }
  /// The closure that returns a layout manager's drawing, which replaces the text, or `nil` if there is none.
  var drawing: (() -> Drawing?)?
  /// The closure that returns the commands of a view that draws its own text; the canvas draws the text if
  /// the closure is `nil` or returns `nil`.
  var askedText: (() -> [DrawCommand]?)?
  /// The closure that adjusts the rectangle of the caret, or `nil` for no adjustment.
  var askedCaret: ((CGRect) -> CGRect)?

  private var knownCells: [TextCell]?
  private var knownLayout: TextLayout?
  private var knownParagraphs: ParagraphLayouts?
  /// The drawn lines of a long text, or `nil` for all lines.
  var drawnPart: Range<Int>? {
    didSet { if drawnPart != oldValue { setPictureStale() } }
  }
  /// The layout for another width, which is measured but not displayed.
  private var measuredParagraphs: ParagraphLayouts?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The line layout by paragraph; `nil` if the text is laid out as a whole.
  var paragraphs: ParagraphLayouts? {
    knownParagraphs?.follow(textMeasurer)
    return knownParagraphs
  }

  /// Displays the request's text, or that of `buffer`, which is laid out by paragraph.
  ///
  /// - Parameters:
  ///   - request: The width, and the font of plain text.
  ///   - buffer: The text that is laid out by paragraph, or `nil` if the text is laid out as a whole.
  ///   - styling: The conversion of attributes into styles, or `nil` if the text is plain.
  func show(
    _ request: TextRequest, paragraphsOf buffer: EditBuffer?, _ styling: TextStyling? = nil
  ) {
    self.request = request
    if let buffer {
      if !updateParagraphs(buffer, request, styling) {
        knownParagraphs = ParagraphLayouts(buffer, request, styling, by: textMeasurer)
        setPictureStale()
      }
    } else if knownParagraphs != nil {
      knownParagraphs = nil
      setPictureStale()
    }
  }

  /// Updates the displayed paragraphs for `buffer`.
  ///
  /// - Returns: `false` if a new layout must be created for `request`.
  private func updateParagraphs(
    _ buffer: EditBuffer, _ request: TextRequest, _ styling: TextStyling?
  ) -> Bool {
    guard let isChanged = paragraphs?.update(to: buffer, request, styling) else { return false }
    if isChanged { setPictureStale() }
    return true
  }

  /// Returns the size of a text that is laid out by paragraph, in points.
  func size(
    of buffer: EditBuffer, as request: TextRequest, _ styling: TextStyling? = nil
  ) -> CGSize {
    if updateParagraphs(buffer, request, styling), let paragraphs { return paragraphs.size }
    measuredParagraphs?.follow(textMeasurer)
    if let measuredParagraphs, measuredParagraphs.update(to: buffer, request, styling) != nil {
      return measuredParagraphs.size
    }
    let made = ParagraphLayouts(buffer, request, styling, by: textMeasurer)
    measuredParagraphs = made
    return made.size
  }

  var layout: TextLayout {
    if let paragraphs { return paragraphs.layout(of: drawnPart ?? 0..<lineCount) }
    guard let attributed else { return textLayout(request) }
    if let knownLayout { return knownLayout }
    let made = textLayout(
      StyledRequest(
        text: attributed.styled, width: request.width, maximumLines: request.maximumLines),
      in: rooms)
    knownLayout = made
    return made
  }
  /// The height of all lines, in points.
  var textHeight: CGFloat {
    if let paragraphs { return max(paragraphs.height, 1) }
    return attributed == nil ? CGFloat(lineCount) * lineHeight : max(layout.size.height, 1)
  }
  var lineHeight: CGFloat { textMeasurer.metrics(of: request.font).lineHeight }
  var lineCount: Int { max(1, paragraphs?.lineCount ?? layout.lines.count) }

  private var allCells: [TextCell] {
    if let knownCells { return knownCells }
    let host = textMeasurer
    let made =
      attributed == nil
      ? host.cells(request) : StyledCells(layout, host: host).cells(of: request.text)
    knownCells = made
    return made
  }

  private var cellCount: Int { paragraphs?.characterCount ?? allCells.count }

  /// Returns the cells of the characters in `range`.
  func cells(in range: Range<Int>) -> [TextCell] {
    if let paragraphs { return paragraphs.cells(in: range) }
    let all = allCells
    return Array(all[range.clamped(to: all.indices)])
  }

  private func left(ofLine line: Int) -> CGFloat {
    if let paragraphs { return paragraphs.left(ofLine: line) ?? 0 }
    let lines = layout.lines
    return lines.indices.contains(line) ? lines[line].origin.x : 0
  }

  // MARK: Geometry

  /// Returns the caret's rectangle before the character at `index`, in points.
  func caretRect(at index: Int) -> CGRect {
    let (line, x) = caretPlace(at: index)
    return CGRect(
      x: x - Self.caretWidth / 2, y: lineTop(line), width: Self.caretWidth,
      height: lineBottom(line) - lineTop(line))
  }

  func line(at index: Int) -> Int { caretPlace(at: index).line }

  /// Returns the index of the character before which a tap at `point` puts the caret.
  func index(at point: CGPoint) -> Int {
    var line = paragraphs?.line(at: point.y) ?? 0
    while line + 1 < lineCount, point.y >= lineBottom(line) { line += 1 }
    return index(at: point.x, inLine: nearest(to: point.x, inRowOf: line))
  }

  /// Returns the line `count` rows below another (above it if negative) that is nearest to `x`.
  ///
  /// - Returns: `nil` if there is no such row.
  func line(_ count: Int, rowsFrom line: Int, at x: CGFloat) -> Int? {
    var line = line
    for _ in 0..<abs(count) {
      let row = row(of: line)
      line = count > 0 ? row.upperBound + 1 : row.lowerBound - 1
      guard (0..<lineCount).contains(line) else { return nil }
    }
    return nearest(to: x, inRowOf: line)
  }

  /// Returns the lines in the same row as a line, including that line.
  private func row(of line: Int) -> ClosedRange<Int> {
    guard rooms != nil else { return line...line }
    var (first, last) = (line, line)
    while first > 0, lineTop(first - 1) == lineTop(line) { first -= 1 }
    while last + 1 < lineCount, lineTop(last + 1) == lineTop(line) { last += 1 }
    return first...last
  }

  private func nearest(to x: CGFloat, inRowOf line: Int) -> Int {
    let row = row(of: line)
    guard row.count > 1 else { return line }
    let lines = layout.lines
    func distance(_ line: Int) -> CGFloat {
      let left = lines[line].origin.x
      return max(left - x, x - left - lines[line].width, 0)
    }
    return row.min { distance($0) < distance($1) } ?? line
  }

  func index(at x: CGFloat, inLine line: Int) -> Int {
    let range = indexes(ofLine: line)
    guard !range.isEmpty else { return range.lowerBound }
    let cells = cells(in: range)
    let last = line + 1 < lineCount ? range.upperBound - 1 : range.upperBound
    var best = range.lowerBound
    var distance = CGFloat.infinity
    for index in range.lowerBound...max(range.lowerBound, last) {
      let place =
        index < range.upperBound
        ? cells[index - range.lowerBound].leading : cells[index - 1 - range.lowerBound].trailing
      if abs(place - x) < distance {
        distance = abs(place - x)
        best = index
      }
    }
    return best
  }

  /// Returns the characters of a line, with the space or line break at its end.
  func indexes(ofLine line: Int) -> Range<Int> {
    if let paragraphs { return paragraphs.characters(ofLine: line) }
    let cells = allCells
    guard let first = cells.firstIndex(where: { $0.line >= line }) else {
      return cells.count..<cells.count
    }
    let end = cells[first...].firstIndex { $0.line > line } ?? cells.count
    return cells[first].line == line ? first..<end : first..<first
  }

  /// Returns the rectangles of the characters in `range`, merged where they are adjacent in a line.
  func rects(of range: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    for cell in cells(in: range) {
      let rect = CGRect(
        x: min(cell.leading, cell.trailing), y: lineTop(cell.line),
        width: abs(cell.trailing - cell.leading),
        height: lineBottom(cell.line) - lineTop(cell.line))
      if let last = rects.last, last.minY == rect.minY,
        abs(last.maxX - rect.minX) < 0.01 || abs(rect.maxX - last.minX) < 0.01
      {
        rects[rects.count - 1] = last.union(rect)
      } else {
        rects.append(rect)
      }
    }
    return rects
  }

  private func caretPlace(at index: Int) -> (line: Int, x: CGFloat) {
    if index >= 0, let cell = cells(in: index..<index + 1).first {
      return (cell.line, cell.leading)
    }
    let count = cellCount
    guard count > 0, let last = cells(in: count - 1..<count).first else {
      return (0, left(ofLine: 0))
    }
    let end = lineCount - 1
    return last.line < end ? (end, left(ofLine: end)) : (last.line, last.trailing)
  }

  private func lineTop(_ line: Int) -> CGFloat {
    if let paragraphs { return paragraphs.edges(ofLine: line).top }
    guard attributed != nil else { return CGFloat(line) * lineHeight }
    let lines = layout.lines
    return lines.indices.contains(line) ? lines[line].top : 0
  }

  private func lineBottom(_ line: Int) -> CGFloat {
    if let paragraphs { return paragraphs.edges(ofLine: line).bottom }
    guard attributed != nil else { return CGFloat(line + 1) * lineHeight }
    let lines = layout.lines
    return lines.indices.contains(line) ? lines[line].bottom : lineHeight
  }

  /// The rectangle of the drawn caret, in points; `nil` if no caret is visible.
  private var shownCaret: CGRect? {
    if let dropCaret { return caretRect(at: dropCaret) }
    guard isEditing, showsCaret, selection.isEmpty else { return nil }
    let own = caretRect(at: caret)
    let asked = askedCaret?(own) ?? own
    return asked.isEmpty ? nil : asked
  }

  // MARK: Drawing

  /// The drawing commands of the text.
  var textCommands: [DrawCommand] {
    if let attributed {
      return AttributedTextPainter(
        layout: layout, paints: attributed.paints, origin: .zero, override: nil
      ).commands()
    }
    if let paragraphs, paragraphs.isStyled {
      let (layout, paints) = paragraphs.painted(drawnPart ?? 0..<lineCount)
      return AttributedTextPainter(layout: layout, paints: paints, origin: .zero).commands()
    }
    guard paragraphs != nil || !request.text.isEmpty else { return [] }
    return [.text(layout, origin: .zero, textColor.displayColor(with: .current))]
  }

  /// The background colour of the current search result; dark in the dark style, because text is light there.
  private static let highlight = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.55, green: 0.42, blue: 0, alpha: 1)
      : UIColor.systemYellow.withAlphaComponent(0.9)
  }

  /// The background colour of the other search results.
  private static let finding = UIColor { traits in
    UIColor.systemYellow.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.22 : 0.35)
  }

  /// The drawing commands of the search results' backgrounds.
  private var foundCommands: [DrawCommand] {
    found.sorted { $0.key.lowerBound < $1.key.lowerBound }.flatMap {
      (range, style) -> [DrawCommand] in
      let color = style == .highlighted ? Self.highlight : Self.finding
      return drawnRects(of: range).map {
        .fill(RoundedRect($0, radius: 3), color.displayColor(with: .current))
      }
    }
  }

  func ownCommands() -> [DrawCommand] {
    let tint = tintColor ?? .systemBlue
    var commands = foundCommands
    if isEditing, !selection.isEmpty {
      let color = tint.withAlphaComponent(0.25).displayColor(with: .current)
      commands += drawnRects(of: selection).map { .fill(RoundedRect($0), color) }
    }
    if let drawing {
      if let drawn = drawing() { commands.append(.drawing(drawn)) }
    } else {
      commands += askedText?() ?? textCommands
    }
    if let marked {
      let color = textColor.displayColor(with: .current)
      commands += drawnRects(of: marked).map { rect in
        let line = CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1)
        return .fill(RoundedRect(line), color)
      }
    }
    if let caret = shownCaret {
      commands.append(.fill(RoundedRect(caret, radius: 1), tint.displayColor(with: .current)))
    }
    return commands
  }
}
