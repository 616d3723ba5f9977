// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Sets a paragraph so that no word stands alone in its last line.
///
/// The word at the end of the line before joins it: the paragraph is set a second time, in a width in which
/// that word has no room there. Where that takes more lines, the first setting stays.
struct OrphanPush {
  /// How a paragraph is set.
  let set: (TextRequest) -> TextLayout

  /// How the paragraph of `request` is set; its last paragraph, where it has several.
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
