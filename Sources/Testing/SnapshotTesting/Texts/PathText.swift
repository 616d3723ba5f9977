// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The elements of a path as lines of text.
struct PathText {
  /// The lines; each ends with a newline.
  let text: String

  /// Creates the lines for `path`, with numbers formatted by `words`.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(_ path: CGPath, _ words: (CGFloat) -> String = Self.number) {
    func point(_ point: CGPoint) -> String {
      "(\(words(point.x)), \(words(point.y)))"
    }
    text = path.shape.elements.enumerated().map { number, element in
      switch element {
      case .move(let end): "\(number == 0 ? "" : "\n")MoveTo \(point(end))\n"
      case .line(let end): "LineTo \(point(end))\n"
      case .curve(let first, let second, let end):
        "CurveTo \(point(first)) \(point(second)) \(point(end))\n"
      case .close: "Close \n"
      }
    }.joined()
  }

  /// Returns `value` with one to three decimals.
  private static func number(_ value: CGFloat) -> String {
    var text = String(format: "%.3f", Double(value))
    while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
    return text == "-0.0" ? "0.0" : text
  }
}
