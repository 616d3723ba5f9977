// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import MullionDisplayTree

/// One shaped line of text, ready to be drawn.
final class ShapedLine {
  /// The properties that determine a line's glyphs and their positions.
  struct Key: Hashable {
    var text: String
    var width: Double
    var font: FontDescription
    var alignment: TextRequest.Alignment
  }

  /// The owned layout of one line.
  let layout: OpaquePointer
  /// The offset of the line's start, in points right of the position in the text layout.
  let start: Double
  /// Whether there may be colour glyphs, which have no outline.
  let mayHaveColor: Bool

  /// The mask of the line that was painted last, with its fractional pixel position.
  var painted: (phase: Double, mask: LineMask)?

  /// Creates a line that takes ownership of `layout`.
  init(owning layout: OpaquePointer, start: Double, text: String) {
    self.layout = layout
    self.start = start
    mayHaveColor = text.unicodeScalars.contains {
      $0.value > 0xFF && ($0.properties.isEmoji || [0xFE0F, 0x20E3].contains($0.value))
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
}
