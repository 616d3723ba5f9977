// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size in the root element of an SVG file.
struct SVGHeader {
  /// The size in CSS pixels; 100 by 100 if the file does not specify one.
  let size: CGSize

  /// The number of bytes that are searched for the root element.
  private static let reach = 16 * 1024
  private static let largest = 1_048_576.0

  /// Reads the size of the SVG document in `file`; `nil` if it is not one, or if a side is shorter than 0.5
  /// or longer than 1,048,576 CSS pixels.
  init?(_ file: ByteReader) {
    guard let text = Self.start(of: file), let tag = Self.rootTag(in: text) else { return nil }
    let box =
      Self.value(of: "viewBox", in: tag)?
      .split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) } ?? []
    let natural = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : (100, 100)
    let width = Self.value(of: "width", in: tag).flatMap(Self.length)
    let height = Self.value(of: "height", in: tag).flatMap(Self.length)
    let found: (Double, Double) =
      switch (width, height) {
      case (let width?, let height?): (width, height)
      case (let width?, nil): (width, width * natural.1 / natural.0)
      case (nil, let height?): (height * natural.0 / natural.1, height)
      case (nil, nil): natural
      }
    guard found.0 >= 0.5, found.1 >= 0.5, found.0 <= Self.largest, found.1 <= Self.largest else {
      return nil
    }
    size = CGSize(width: found.0, height: found.1)
  }

  /// Returns the text at the start of the file; `nil` if the file contains a zero byte there or is too short.
  private static func start(of file: ByteReader) -> String? {
    var length = reach
    while length >= 16 {
      if let bytes = file.bytes(0, length) {
        guard !bytes.contains(0) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      }
      // The file is shorter: find the longest existing prefix, to within a sixteenth.
      length = length * 15 / 16
    }
    return nil
  }

  private static func rootTag(in text: String) -> Substring? {
    guard let start = text.range(of: "<svg") else { return nil }
    let before = text[..<start.lowerBound]
    // Only a declaration, a document type and comments may precede it.
    guard
      before.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) || before.contains("<?xml")
        || before.contains("<!")
    else { return nil }
    guard let end = text.range(of: ">", range: start.upperBound..<text.endIndex) else { return nil }
    return text[start.upperBound..<end.lowerBound]
  }

  private static func value(of name: String, in tag: Substring) -> String? {
    for quote in ["\"", "'"] {
      guard let start = tag.range(of: " \(name)=\(quote)") ?? tag.range(of: "\n\(name)=\(quote)"),
        let end = tag.range(of: quote, range: start.upperBound..<tag.endIndex)
      else { continue }
      return String(tag[start.upperBound..<end.lowerBound])
    }
    return nil
  }

  /// Returns a length in CSS pixels; `nil` for percentages and invalid lengths.
  private static func length(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    for (unit, factor) in units where trimmed.hasSuffix(unit) {
      return Double(trimmed.dropLast(unit.count)).map { $0 * factor }
    }
    return Double(trimmed)
  }
}
