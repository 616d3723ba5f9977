// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

/// A setter that lays out one paragraph with several fonts.
///
/// Pango breaks, truncates and orders the text; each resulting run is drawn separately later.
struct RunSetter {
  let request: TextRequest
  let shaper: TextShaper

  private static let slack = 0.01
  /// Pango's flag of the item that replaces truncated text.
  private static let ellipsisFlag: UInt8 = 2

  /// Returns the text in lines, without vertical positions.
  func set() -> TextLayout {
    let width = request.width.isNaN ? 0 : Double(request.width)
    let limit = width < 1e6 ? max(0, width) : nil
    load(limit)
    defer { unload() }
    let layout = shaper.layout
    var lines: [TextLayout.Line] = []
    var isTruncated = pango_layout_is_ellipsized(layout) != 0
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      if request.maximumLines > 0, lines.count == request.maximumLines {
        isTruncated = true
        break
      }
      lines.append(line(data.assumingMemoryBound(to: PangoLayoutLine.self), isLast: next == nil))
    }
    let widest = lines.map(\.width).max() ?? 0
    for index in lines.indices {
      let first = index == 0 ? request.firstIndent : 0
      let room = (limit.map { CGFloat($0) } ?? widest) - first
      lines[index].origin.x = first + indent(lines[index].width, in: room)
    }
    return TextLayout(
      font: request.font, lines: lines, size: CGSize(width: widest, height: 0),
      isTruncated: isTruncated, alignment: request.alignment, runs: request.runs)
  }

  private func indent(_ width: CGFloat, in room: CGFloat) -> CGFloat {
    switch request.alignment {
    case .left, .justified: 0
    case .center: max(0, (room - width) / 2)
    case .right: max(0, room - width)
    }
  }

  // MARK: Pango

  private func load(_ limit: Double?) {
    let layout = shaper.layout
    shaper.load(request.text, font: request.font)
    let list = attributes(limit)
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    pango_layout_set_indent(
      layout, Int32(clamping: Int(Double(request.firstIndent) * TextShaper.unitsPerPoint)))
    setTabs()
    guard let limit, request.lineBreak != .clipping else { return }
    // Where the first line begins before the others, Pango subtracts the negative indent from the width.
    let whole = limit + Self.slack + max(0, -Double(request.firstIndent))
    pango_layout_set_width(layout, Int32(clamping: Int(whole * TextShaper.unitsPerPoint)))
    let byCharacter = request.lineBreak == .characterWrapping
    pango_layout_set_wrap(layout, byCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_single_paragraph_mode(layout, 0)
    guard request.maximumLines > 0, let mode = ellipsis else { return }
    pango_layout_set_ellipsize(layout, mode)
    pango_layout_set_height(layout, -Int32(clamping: request.maximumLines))
  }

  private func setTabs() {
    guard !request.tabs.isEmpty, let array = pango_tab_array_new(Int32(request.tabs.count), 0)
    else { return }
    defer { pango_tab_array_free(array) }
    for (index, tab) in request.tabs.enumerated() {
      let alignment =
        switch tab.alignment {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
      pango_tab_array_set_tab(array, Int32(index), alignment, Self.units(tab.place))
    }
    pango_layout_set_tabs(shaper.layout, array)
  }

  private func unload() {
    if !request.tabs.isEmpty { pango_layout_set_tabs(shaper.layout, nil) }
    pango_layout_set_ellipsize(shaper.layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(shaper.layout, -1)
    pango_layout_set_indent(shaper.layout, 0)
  }

  private var ellipsis: PangoEllipsizeMode? {
    switch request.lineBreak {
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .wordWrapping, .characterWrapping, .clipping: nil
    }
  }

  private func attributes(_ limit: Double?) -> OpaquePointer? {
    let list = pango_attr_list_new()
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = guint(range.lowerBound)
      attribute.pointee.end_index = guint(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    for (index, range) in ranges.enumerated() {
      let run = request.runs[index]
      let text = slice(range)
      insert(pango_attr_font_desc_new(shaper.description(of: run.font, text: text)), range)
      let own = Int32((Double(run.kern) * TextShaper.unitsPerPoint).rounded())
      let spacing = own + shaper.letterSpacing(of: text, font: run.font)
      if spacing != 0 { insert(pango_attr_letter_spacing_new(spacing), range) }
      if !run.font.features.isEmpty {
        insert(pango_attr_font_features_new(run.font.features), range)
      }
      if let box = run.box {
        var room = PangoRectangle(
          x: 0, y: Self.units(-box.ascent), width: Self.units(max(0, box.width)),
          height: Self.units(box.ascent + box.descent))
        insert(pango_attr_shape_new(&room, &room), range)
      }
      // Not used as a colour: Pango creates separate items for runs whose attributes differ.
      insert(pango_attr_foreground_new(guint16(truncatingIfNeeded: index), 0, 0), range)
    }
    let shortest = request.runs.map(\.font.size).max().map { TextShaper.usable($0) } ?? 12
    guard request.keepsKoreanWords else { return list }
    for word in limit.map({ TextShaper.koreanWords(in: request.text, shorterThan: $0 / shortest) })
      ?? []
    { insert(pango_attr_allow_breaks_new(0), word) }
    return list
  }

  private static func units(_ points: CGFloat) -> Int32 {
    Int32(clamping: Int((Double(points) * TextShaper.unitsPerPoint).rounded()))
  }

  /// The ranges of the runs, in UTF-8 code units.
  private var ranges: [Range<Int>] {
    var start = 0
    let count = request.text.utf8.count
    return request.runs.map { run in
      defer { start = min(count, start + run.length) }
      return start..<min(count, start + run.length)
    }
  }

  private func slice(_ range: Range<Int>) -> String {
    let utf8 = request.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(request.text[start..<utf8.index(start, offsetBy: range.count)])
  }

  // MARK: Lines

  private func line(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, isLast: Bool
  ) -> TextLayout.Line {
    let ranges = ranges
    var pieces: [TextPiece] = []
    var x = 0.0
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let item = run.item?.pointee else { continue }
      let width = Double(pango_glyph_string_get_width(run.glyphs)) / TextShaper.unitsPerPoint
      let start = Int(item.offset)
      let isEllipsis = item.analysis.flags & Self.ellipsisFlag != 0
      let text = isEllipsis ? "\u{2026}" : slice(start..<start + Int(item.length))
      let index = ranges.firstIndex { $0.contains(start) } ?? max(0, ranges.count - 1)
      pieces.append(TextPiece(text: text, x: x, width: width, run: index, start: start))
      x += width
    }
    // A space at a line break has no width.
    if !isLast, let last = pieces.indices.last {
      pieces[last].text = pieces[last].text.trimmingTrailingSpace()
    }
    var made = TextLayout.Line(
      text: pieces.map(\.text).joined(), origin: .zero, width: x)
    made.pieces = pieces
    return made
  }
}
