// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// Line fragments and their glyphs.
extension NSLayoutManager {
  /// A line fragment in its container.
  struct Fragment {
    let container: NSTextContainer
    /// The fragment's rectangle: as wide as the area of the container, or as the text if that area is
    /// unlimited.
    let rect: CGRect
    /// The used rectangle, including the padding.
    let used: CGRect
    let glyphs: NSRange
    let baseline: CGFloat
  }

  /// Returns the line fragments of a part of the text, including an empty one at its end.
  func fragments(of part: TextFlow.Part) -> [Fragment] {
    let padding = part.container.lineFragmentPadding
    let widest = part.set.lines.map { $0.left + $0.width }.max() ?? 0
    let room = part.container.lineWidth.isFinite ? part.container.lineWidth : widest
    return part.set.lines.map { line in
      Fragment(
        container: part.container,
        rect: CGRect(
          x: line.room?.lowerBound ?? 0, y: line.top,
          width: (line.room.map { $0.upperBound - $0.lowerBound } ?? room) + 2 * padding,
          height: line.bottom - line.top),
        used: CGRect(
          x: line.left, y: line.top, width: line.width + 2 * padding,
          height: line.bottom - line.top),
        glyphs: NSRange(location: part.start + line.units.lowerBound, length: line.units.count),
        baseline: line.baseline)
    }
  }

  func fragment(_ glyph: Int, _ range: NSRangePointer?) -> Fragment? {
    guard let part = flow.part(of: glyph), let line = part.set.line(of: glyph - part.start) else {
      return nil
    }
    let found = fragments(of: part)[line]
    range?.pointee = found.glyphs
    return found
  }

  var extraFragment: Fragment? {
    guard let part = flow.parts.last, flow.count == length, let line = part.set.lines.last,
      line.units.isEmpty
    else { return nil }
    return fragments(of: part).last
  }

  func used(_ container: NSTextContainer) -> CGRect {
    guard let part = flow.part(in: container), length > 0 || container === textContainers.first
    else { return .zero }
    let rects = fragments(of: part).map(\.used)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  func eachLine(
    of glyphs: NSRange,
    _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for part in flow.parts {
      for line in fragments(of: part) where line.glyphs.overlaps(glyphs) {
        block(line.rect, line.used, line.container, line.glyphs, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Returns the location of a glyph, relative to its line fragment.
  func place(of glyph: Int) -> CGPoint {
    guard let part = flow.part(of: glyph), let line = part.set.line(of: glyph - part.start) else {
      return .zero
    }
    let lines = part.set.lines[line]
    return CGPoint(
      x: part.set.cells[glyph - part.start].leading + part.container.lineFragmentPadding
        - (lines.room?.lowerBound ?? 0),
      y: lines.baseline - lines.top)
  }

  func truncated(_ glyph: Int) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let part = flow.part(of: glyph), part.set.layout.isTruncated,
      let line = part.set.line(of: glyph - part.start), line == part.set.lines.count - 1,
      part.set.layout.lines[line].text.hasSuffix("\u{2026}")
    else { return none }
    let units = part.set.lines[line].units
    let shown = part.set.layout.lines[line].text.dropLast().utf16.count
    let start = min(units.upperBound, units.lowerBound + shown)
    return start < units.upperBound
      ? NSRange(location: part.start + start, length: units.upperBound - start) : none
  }

  /// Returns the range of code units extended to whole characters.
  func wholeCharacters(_ range: NSRange) -> NSRange {
    guard let text = textStorage?.string ?? flow.parts.first?.set.text else { return range }
    let length = (text as NSString).length
    let start = max(0, min(range.location, length))
    let end = max(start, min(range.location + range.length, length))
    guard start < end else { return NSRange(location: start, length: 0) }
    return (text as NSString).rangeOfComposedCharacterSequences(
      for: NSRange(location: start, length: end - start))
  }
}

extension NSRange {
  /// Returns whether the ranges overlap; an empty range overlaps the range that contains it.
  func overlaps(_ other: NSRange) -> Bool {
    location < other.location + max(1, other.length) && other.location < location + max(1, length)
  }
}
