// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The attributes of the parts of an edited text.
///
/// Offsets are UTF-16 code units.
struct StyleTable {
  typealias Attributes = TextStyles.Attributes

  /// The starts of the parts, and the end of the last one.
  private var starts = RunningSums<Int>()
  /// The attributes of each part.
  private var attributes: [Attributes] = []

  init(_ styles: TextStyles) { replace(0..<0, with: styles) }

  /// The length of the text.
  var length: Int { starts.total }
  /// The number of parts.
  var count: Int { attributes.count }
  /// Whether no part has attributes.
  var isPlain: Bool { attributes.isEmpty || attributes.count == 1 && attributes[0].isEmpty }

  /// Returns the attributes of the code unit at `offset`, or of the last one; `nil` if the text is empty.
  ///
  /// - Complexity: O(log *n*) in the number of parts.
  func attributes(at offset: Int) -> Attributes? {
    attributes.isEmpty ? nil : attributes[index(of: offset)]
  }

  /// Returns the attributes in `range`, relative to its start.
  ///
  /// - Complexity: O(log *n* + *m*) for *n* parts, *m* of which are in the range.
  func styles(in range: Range<Int>) -> TextStyles { TextStyles(parts(in: range)) }

  /// Replaces the attributes of `range` by those of another text; adjacent parts with equal attributes are
  /// merged.
  ///
  /// - Complexity: O(*m*) in the number of parts in the range and in the other text, and of those between
  ///   this change and the one before; a change of the number of parts moves the memory of those behind it.
  mutating func replace(_ range: Range<Int>, with styles: TextStyles) {
    var made: [(length: Int, attributes: Attributes)] = []
    func add(_ part: (length: Int, attributes: Attributes)) {
      if let last = made.last, TextStyles.areEqual(last.attributes, part.attributes) {
        made[made.count - 1].length += part.length
      } else if part.length > 0 {
        made.append(part)
      }
    }
    // Rebuild the parts that touch the range.
    let first = attributes.isEmpty ? 0 : index(of: max(0, range.lowerBound - 1))
    let end = attributes.isEmpty ? 0 : index(of: range.upperBound) + 1
    parts(in: starts[first]..<range.lowerBound).forEach(add)
    styles.runs.forEach { add(($0.length, $0.attributes)) }
    parts(in: range.upperBound..<max(range.upperBound, starts[end])).forEach(add)
    starts.replace(first..<end, with: made.map(\.length))
    attributes.replaceSubrange(first..<end, with: made.map(\.attributes))
  }

  /// Changes the attributes of all parts.
  mutating func changeAll(_ change: (inout Attributes) -> Void) {
    for index in attributes.indices { change(&attributes[index]) }
  }

  private func index(of unit: Int) -> Int { starts.last { $0 <= unit } }

  private func parts(in range: Range<Int>) -> [(length: Int, attributes: Attributes)] {
    var found: [(length: Int, attributes: Attributes)] = []
    guard !range.isEmpty, !attributes.isEmpty else { return found }
    var index = index(of: range.lowerBound)
    while index < attributes.count, starts[index] < range.upperBound {
      let part = (starts[index]..<starts[index + 1]).clamped(to: range)
      if !part.isEmpty { found.append((part.count, attributes[index])) }
      index += 1
    }
    return found
  }
}
