// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A layout of a paragraph in which lines are broken so that the last line does not consist of a single word.
///
/// The last word of the line before moves to the last line: the paragraph is laid out a second time, in a
/// width slightly smaller than that line. The first layout is used if the second one needs more lines, is
/// truncated or still ends with a single word.
struct OrphanPush {
  /// The function that lays out a paragraph.
  let set: (TextRequest) -> TextLayout

  /// Returns the layout of the text of `request`; of several paragraphs, only the last one is checked for a
  /// single word in its last line.
  func layout(_ request: TextRequest) -> TextLayout {
    let first = set(request)
    guard request.width.isFinite, request.alignment != .justified, !first.isTruncated,
      let last = first.lines.last, Self.isOneWord(last.text),
      let before = first.lines.dropLast().last, !Self.isOneWord(before.text)
    else { return first }
    var narrow = request
    narrow.width = before.width - 0.5
    var second = set(narrow)
    guard second.lines.count == first.lines.count, !second.isTruncated,
      second.lines.last.map({ !Self.isOneWord($0.text) }) ?? false
    else { return first }
    let share: CGFloat =
      switch request.alignment {
      case .left, .justified: 0
      case .center: 0.5
      case .right: 1
      }
    for index in second.lines.indices {
      second.lines[index].origin.x += (request.width - narrow.width) * share
    }
    return second
  }

  private static func isOneWord(_ text: String) -> Bool {
    !text.contains { $0.isWhitespace } && !text.isEmpty
  }
}
