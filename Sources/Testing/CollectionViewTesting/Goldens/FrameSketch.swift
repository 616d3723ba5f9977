// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A small drawing of the changes between two text snapshots: before, after, and both with additions in green
/// and removals in red.
///
/// The entries are outlined, with their texts; the drawing does not show the screen itself.
package struct FrameSketch {
  /// An outlined area of the screen.
  private struct Box: Hashable {
    var frame: CGRect
    var text: String?
    var color: String?
  }

  /// The drawing as an SVG document.
  package let svg: String

  /// Creates the drawing of a change; `nil` if one of the two texts is not a text snapshot in the current
  /// format.
  ///
  /// Without `old` the new one is drawn alone.
  ///
  /// - Complexity: O(*n*²) in the number of entries in the worst case.
  package init?(from old: String?, to new: String) {
    guard let after = Self.boxes(in: new), let size = Self.size(of: new) else { return nil }
    guard let old else {
      svg = Self.document(size, [("new", Self.drawn(after))])
      return
    }
    guard let before = Self.boxes(in: old), let oldSize = Self.size(of: old) else { return nil }
    let (was, now) = (Set(before), Set(after))
    let gone = before.filter { !now.contains($0) }
    let come = after.filter { !was.contains($0) }
    let both = Self.drawn(after.filter(was.contains), Self.faint)
    svg = Self.document(
      CGSize(width: max(size.width, oldSize.width), height: max(size.height, oldSize.height)),
      [
        ("before", Self.drawn(before)), ("after", Self.drawn(after)),
        ("difference", both + Self.drawn(gone, "#d11a2a") + Self.drawn(come, "#0a8f3c")),
      ])
  }

  // MARK: Reading

  private static func size(of text: String) -> CGSize? {
    let line = text.prefix { $0 != "\n" }
    guard let match = line.firstMatch(of: #/screen (?<w>[\d.]+)x(?<h>[\d.]+)/#),
      let width = Double(match.w), let height = Double(match.h)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Returns the boxes of a text, or `nil` if it is not a text snapshot in the current format.
  private static func boxes(in text: String) -> [Box]? {
    guard TextPictureFormat.version(of: text) == TextPictureFormat.version else { return nil }
    var boxes: [Box] = []
    // The origin of the content of the collection view that is being read.
    var origin: CGPoint?
    for line in text.split(separator: "\n").dropFirst() {
      let line = line.drop { $0 == " " }
      if TextPictureFormat.isHeading(line) { origin = contentOrigin(line) }
      guard let entry = PictureEntry.all(in: "frames 2\n\(line)", elementsOnly: false).first else {
        if let origin, let element = element(line, origin) { boxes += element }
        continue
      }
      guard let frame = frame(entry.origin + entry.size) else { continue }
      let text = entry.words.first { $0.hasPrefix("\"") }.map(unquoted)
      boxes.append(Box(frame: frame, text: text, color: entry.words.first(where: isColor)))
    }
    return boxes
  }

  /// Returns the origin of the content from a heading such as `collection view 0 96 390 748  content 390x928
  /// offset 0 -96`.
  private static func contentOrigin(_ line: Substring) -> CGPoint? {
    let numbers = line.split(separator: "  ")[0].split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let offset = line.firstMatch(of: #/  offset (?<x>-?[\d.]+) (?<y>-?[\d.]+)/#)
    return CGPoint(
      x: numbers[0] - (offset.flatMap { Double($0.x) } ?? 0),
      y: numbers[1] - (offset.flatMap { Double($0.y) } ?? 0))
  }

  /// Returns the boxes of an element of a collection view, and of the texts and images in it; `nil` if the
  /// line describes no element.
  private static func element(_ line: Substring, _ origin: CGPoint) -> [Box]? {
    let entries = PictureEntry.all(
      in: "frames 2\ncollection view 0 0 0 0\n\(line)", elementsOnly: true)
    guard let entry = entries.first, let place = frame(entry.origin + entry.size) else {
      return nil
    }
    let frame = place.offsetBy(dx: origin.x, dy: origin.y)
    let inside = entry.words.compactMap { word -> Box? in
      guard let mark = word.range(of: " @", options: .backwards) else {
        return word.hasPrefix("\"") ? Box(frame: frame, text: unquoted(word)) : nil
      }
      guard let part = Self.frame(word[mark.upperBound...].split(separator: " ")) else {
        return nil
      }
      let name = String(word[..<mark.lowerBound])
      return Box(
        frame: part.offsetBy(dx: frame.minX, dy: frame.minY),
        text: name.hasPrefix("\"") ? unquoted(name) : nil)
    }
    return [Box(frame: frame, color: entry.words.first(where: isColor))] + inside
  }

  private static func frame(_ words: [Substring]) -> CGRect? {
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func isColor(_ word: String) -> Bool {
    word.wholeMatch(of: #/#[0-9a-f]{6}/#) != nil
  }

  /// Returns the text between the first quotation marks.
  private static func unquoted(_ word: String) -> String {
    let rest = word.dropFirst()
    return String(rest.prefix { $0 != "\"" })
  }

  // MARK: Drawing

  private static let faint = "#c4c4c8"

  private static func drawn(_ boxes: [Box], _ line: String? = nil) -> String {
    boxes.enumerated().map { index, box in
      let frame = box.frame
      let numbers =
        "x=\"\(NumberText.text(frame.minX))\" y=\"\(NumberText.text(frame.minY))\""
        + " width=\"\(NumberText.text(frame.width))\" height=\"\(NumberText.text(frame.height))\""
      let look =
        switch line {
        case nil: "fill=\"\(box.color ?? "none")\" stroke=\"#9a9aa2\""
        case faint?: "fill=\"none\" stroke=\"\(faint)\""
        case let line?:
          "fill=\"\(line)\" fill-opacity=\".12\" stroke=\"\(line)\" stroke-width=\"3\""
        }
      let rect = "<rect \(numbers) \(look)/>"
      guard let text = box.text, !text.isEmpty else { return rect }
      let size = min(17, max(8, frame.height * 0.75))
      let shown = text.prefix(Int(max(1, frame.width / size * 2)))
      return rect
        + "<text x=\"\(NumberText.text(frame.minX + 2))\" y=\"\(NumberText.text(frame.midY + size / 3))\""
        + " font-size=\"\(NumberText.text(size))\" fill=\"\(line ?? ink(of: box, above: boxes[...index]))\">\(escaped(shown))</text>"
    }.joined()
  }

  /// Returns a text colour that is readable on the fill below the text of `box`.
  private static func ink(of box: Box, above boxes: ArraySlice<Box>) -> String {
    let middle = CGPoint(x: box.frame.midX, y: box.frame.midY)
    let ground = boxes.last { $0.color != nil && $0.frame.contains(middle) }?.color ?? "#ffffff"
    let value = Int(ground.dropFirst(), radix: 16) ?? 0xFFFFFF
    let light =
      0.3 * Double(value >> 16) + 0.59 * Double(value >> 8 & 255) + 0.11 * Double(value & 255)
    return light < 128 ? "#eee" : "#333"
  }

  private static func document(_ size: CGSize, _ panels: [(String, String)]) -> String {
    let (gap, head): (CGFloat, CGFloat) = (24, 36)
    let width = (size.width + gap) * CGFloat(panels.count) - gap
    let height = size.height + head
    let scale = min(1, 240 / size.width)
    let drawn = panels.enumerated().map { number, panel in
      let x = NumberText.text((size.width + gap) * CGFloat(number))
      return """
        <text x="\(x)" y="24" font-size="24" fill="#777">\(panel.0)</text>
        <svg x="\(x)" y="36" width="\(NumberText.text(size.width))" \
        height="\(NumberText.text(size.height))">\
        <rect width="100%" height="100%" fill="#fff" stroke="#9a9aa2" stroke-width="2"/>\(panel.1)</svg>
        """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(NumberText.text((width * scale).rounded()))" \
      height="\(NumberText.text((height * scale).rounded()))" \
      viewBox="0 0 \(NumberText.text(width)) \(NumberText.text(height))" font-family="sans-serif">
      \(drawn.joined(separator: "\n"))
      </svg>

      """
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
