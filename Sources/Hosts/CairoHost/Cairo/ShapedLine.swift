// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import MullionDisplayTree

/// One line of text, ready to be drawn.
final class ShapedLine {
  /// What a line's glyphs and their places depend on.
  struct Key: Hashable {
    var text: String
    var width: Double
    var font: FontDescription
    var alignment: TextRequest.Alignment
  }

  /// A layout of one line; owned.
  let layout: OpaquePointer
  /// Where the line begins, in points right of where the text says.
  let start: Double
  /// Whether there may be glyphs that are pictures and have no outline.
  let mayHaveColor: Bool

  /// The line painted last, and where between two pixels it began.
  var painted: (phase: Double, mask: LineMask)?

  /// Takes over the caller's reference to `layout`.
  init(owning layout: OpaquePointer, start: Double, text: String) {
    self.layout = layout
    self.start = start
    mayHaveColor = text.unicodeScalars.contains {
      $0.value > 0xFF && ($0.properties.isEmoji || [0xFE0F, 0x20E3].contains($0.value))
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
}
