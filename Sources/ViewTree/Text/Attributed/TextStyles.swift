// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The attributes of the parts of a text; places in it are counted in UTF-16 code units.
package struct TextStyles {
  /// What a part of the text is like.
  package typealias Attributes = [NSAttributedString.Key: Any]

  /// A part whose attributes are the same.
  package struct Run {
    var length: Int
    /// What the part is like.
    package var attributes: Attributes
  }

  /// The parts in order.
  package private(set) var runs: [Run] = []

  /// A text of one part.
  package init(length: Int, attributes: Attributes = [:]) {
    if length > 0 { runs = [Run(length: length, attributes: attributes)] }
  }

  /// The parts of `string`.
  package init(_ string: NSAttributedString) {
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      runs.append(Run(length: range.length, attributes: attributes))
    }
  }

  /// The attributes of the code unit at `offset`, or of the last one; nil in an empty text.
  package func attributes(at offset: Int) -> Attributes? {
    var end = 0
    for run in runs {
      end += run.length
      if offset < end { return run.attributes }
    }
    return runs.last?.attributes
  }

  /// The attributes of parts within `range`, in order, with where they are.
  package func parts(in range: Range<Int>) -> [(range: Range<Int>, attributes: Attributes)] {
    var parts: [(range: Range<Int>, attributes: Attributes)] = []
    var start = 0
    for run in runs {
      let part = (start..<start + run.length).clamped(to: range)
      if !part.isEmpty { parts.append((part, run.attributes)) }
      start += run.length
    }
    return parts
  }

  /// Puts a part of `length` code units in the place of `range`.
  package mutating func replace(_ range: Range<Int>, length: Int, attributes: Attributes) {
    var changed: [Run] = []
    var start = 0
    var isPlaced = length == 0
    func keep(_ run: Run, _ part: Range<Int>) {
      if !part.isEmpty { changed.append(Run(length: part.count, attributes: run.attributes)) }
    }
    for run in runs {
      let end = start + run.length
      keep(run, start..<max(start, min(end, range.lowerBound)))
      if !isPlaced, end >= range.lowerBound {
        changed.append(Run(length: length, attributes: attributes))
        isPlaced = true
      }
      keep(run, min(end, max(start, range.upperBound))..<end)
      start = end
    }
    if !isPlaced { changed.append(Run(length: length, attributes: attributes)) }
    runs = changed
  }

  /// Changes the attributes of all parts.
  package mutating func changeAll(_ change: (inout Attributes) -> Void) {
    for index in runs.indices { change(&runs[index].attributes) }
  }

  /// `text` with these attributes, and with `defaults` where they say nothing.
  package func string(_ text: String, over defaults: Attributes) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let utf16 = text.utf16
    var start = utf16.startIndex
    for run in runs {
      let end =
        utf16.index(start, offsetBy: run.length, limitedBy: utf16.endIndex) ?? utf16.endIndex
      result.append(
        NSAttributedString(
          string: String(text[start..<end]),
          attributes: defaults.merging(run.attributes) { $1 }))
      start = end
    }
    return NSAttributedString(attributedString: result)
  }
}
