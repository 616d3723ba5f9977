// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree

/// A cutter that truncates a line with an ellipsis, at whole characters only.
struct TextCutter {
  let font: FontDescription
  let limit: Double
  let shaper: TextShaper

  private static let ellipsis = "\u{2026}"

  /// Returns the beginning of `text` and an ellipsis.
  func tail(_ text: String) -> String {
    let characters = Array(text)
    return longest(upTo: characters.count) { count in
      String(characters.prefix(count)).trimmingTrailingSpace() + Self.ellipsis
    }
  }

  /// Returns an ellipsis and the end of `text`; `text` itself if it fits.
  func head(_ text: String) -> String {
    if fits(text) { return text }
    let characters = Array(text)
    return longest(upTo: characters.count) { count in
      Self.ellipsis + String(String(characters.suffix(count)).drop { $0.isWhitespace })
    }
  }

  /// Returns both ends of `text` with an ellipsis between them; `text` itself if it fits.
  func middle(_ text: String) -> String {
    if fits(text) { return text }
    let characters = Array(text)
    return longest(upTo: characters.count) { count in
      let left = String(characters.prefix((count + 1) / 2)).trimmingTrailingSpace()
      let right = String(characters.suffix(count / 2)).drop { $0.isWhitespace }
      return left + Self.ellipsis + String(right)
    }
  }

  private func fits(_ text: String) -> Bool {
    shaper.width(of: text, font: font) <= limit
  }

  /// Returns the longest candidate that fits; the ellipsis alone if none does.
  ///
  /// - Complexity: O(log *k*) measurements, where *k* is the number of characters that fit.
  private func longest(upTo count: Int, _ candidate: (Int) -> String) -> String {
    var low = 0
    var high = min(32, count)
    while high < count, fits(candidate(high)) {
      low = high
      high = min(high * 2, count)
    }
    if fits(candidate(high)) { return candidate(high) }
    while low + 1 < high {
      let middle = (low + high) / 2
      if fits(candidate(middle)) { low = middle } else { high = middle }
    }
    return candidate(low)
  }
}
