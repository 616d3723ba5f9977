// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// Drawing of the text.
extension NSLayoutManager {
  func paintGlyphs(of glyphs: NSRange, at origin: CGPoint) {
    // Only a subclass can draw underlines differently.
    let asksForRules = type(of: self) != NSLayoutManager.self && textStorage != nil
    for part in flow.parts {
      let units = units(wholeCharacters(glyphs), part)
      guard !units.isEmpty else { continue }
      var painter = painter(of: units, part, at: origin)
      painter.leavesRulesOut = asksForRules
      CurrentDrawing.paint(painter.ink())
      if asksForRules { queryRules(of: units, part, at: origin) }
    }
  }

  private func painter(
    of units: Range<Int>, _ part: TextFlow.Part, at origin: CGPoint
  ) -> AttributedTextPainter {
    AttributedTextPainter(
      layout: part.set.layout(of: units), paints: part.set.paints,
      origin: CGPoint(x: origin.x + part.container.lineFragmentPadding, y: origin.y))
  }

  /// Draws lines under or through glyphs, regardless of the text's attributes.
  func paintRules(
    _ style: NSUnderlineStyle, through: Bool, of glyphs: NSRange, at origin: CGPoint
  ) {
    guard !style.isEmpty else { return }
    for part in flow.parts {
      let units = units(wholeCharacters(glyphs), part)
      guard !units.isEmpty else { continue }
      CurrentDrawing.paint(painter(of: units, part, at: origin).rules(style, through: through))
    }
  }

  /// Calls the overridable methods that underline or strike through the code units of a part, line by line.
  private func queryRules(of units: Range<Int>, _ part: TextFlow.Part, at origin: CGPoint) {
    let shown = NSRange(part.start + units.lowerBound..<part.start + units.upperBound)
    let under = rules(.underlineStyle, in: shown)
    let through = rules(.strikethroughStyle, in: shown)
    guard !under.isEmpty || !through.isEmpty else { return }
    for line in fragments(of: part) {
      for (range, style) in under {
        guard let own = range.intersection(line.glyphs), own.length > 0 else { continue }
        underlineGlyphRange(
          own, underlineType: style, lineFragmentRect: line.rect,
          lineFragmentGlyphRange: line.glyphs, containerOrigin: origin)
      }
      for (range, style) in through {
        guard let own = range.intersection(line.glyphs), own.length > 0 else { continue }
        strikethroughGlyphRange(
          own, strikethroughType: style, lineFragmentRect: line.rect,
          lineFragmentGlyphRange: line.glyphs, containerOrigin: origin)
      }
    }
  }

  /// Returns the ranges that have a line, with its style; links are underlined.
  private func rules(
    _ key: NSAttributedString.Key, in shown: NSRange
  ) -> [(NSRange, NSUnderlineStyle)] {
    guard let storage = textStorage,
      let range = shown.intersection(NSRange(location: 0, length: storage.length))
    else { return [] }
    var found: [(NSRange, NSUnderlineStyle)] = []
    storage.enumerateAttributes(in: range) { attributes, range, _ in
      let own =
        attributes[key] as? NSUnderlineStyle
        ?? (attributes[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
        ?? (attributes[key] as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
      let isLink = key == .underlineStyle && attributes[.link] != nil
      let style = own ?? (isLink ? .single : [])
      if !style.isEmpty { found.append((range, style)) }
    }
    return found
  }

  func paintGrounds(of glyphs: NSRange, at origin: CGPoint) {
    guard let storage = textStorage else { return }
    let whole = NSRange(location: 0, length: storage.length)
    guard let shown = wholeCharacters(glyphs).intersection(whole), shown.length > 0 else { return }
    storage.enumerateAttribute(.backgroundColor, in: shown) { color, range, _ in
      guard let color = color as? UIColor else { return }
      for container in textContainers {
        let rects = rects(range, container).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        guard !rects.isEmpty else { continue }
        fillBackgroundRectArray(
          rects, count: rects.count, forCharacterRange: range, color: color)
      }
    }
  }
}
