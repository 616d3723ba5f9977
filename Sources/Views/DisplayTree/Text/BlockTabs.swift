// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The computation of the advances of tabs from their tab stops.
struct BlockTabs {
  private let tabs: [TextTab]

  init(_ tabs: [TextTab]) {
    self.tabs = tabs
  }

  /// Sets the advances of the tabs in the paragraph from `start`, as if it were one line.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  func place(in glyphs: inout [BlockGlyph], from start: Int) {
    guard !tabs.isEmpty, start < glyphs.count else { return }
    var x: CGFloat = 0
    var index = start
    while index < glyphs.count, glyphs[index].kind != .newline {
      if glyphs[index].character == "\t" {
        glyphs[index].advance = width(at: x, before: glyphs[(index + 1)...])
      }
      x += glyphs[index].advance
      index += 1
    }
  }

  /// Returns the width of a tab at `x`, in points.
  private func width(at x: CGFloat, before rest: ArraySlice<BlockGlyph>) -> CGFloat {
    let last = tabs.suffix(2).map(\.place)
    let step: CGFloat = last.count == 2 ? last[1] - last[0] : 28
    guard let tab = tabs.first(where: { $0.place > x + 0.001 }) else {
      let end = last.last ?? 0
      let count = step > 0 ? ((x - end) / step + 0.001).rounded(.down) + 1 : 1
      return max(0, end + count * max(step, 1) - x)
    }
    let shown = rest.prefix { $0.character != "\t" && $0.kind != .newline }
    let before: CGFloat =
      switch tab.alignment {
      case .left: 0
      case .center: shown.reduce(0) { $0 + $1.advance } / 2
      case .right: shown.reduce(0) { $0 + $1.advance }
      case .decimal: shown.prefix { $0.character != "." }.reduce(0) { $0 + $1.advance }
      }
    return max(0, tab.place - x - before)
  }
}
