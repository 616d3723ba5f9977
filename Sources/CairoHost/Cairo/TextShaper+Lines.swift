// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import ViewTree

extension TextShaper {
  /// The glyphs of `line`, shaped now or kept from before.
  func shaped(_ line: TextLayout.Line, of text: TextLayout) -> ShapedLine {
    let key = ShapedLine.Key(
      text: line.text, width: line.width, font: text.font, alignment: text.alignment)
    if let known = shapedLines.value(for: key) { return known }
    load(line.text, font: text.font)
    // Not zero where another measurer set the text, or where the line is justified.
    let missing = line.width - width(of: pango_layout_get_line_readonly(layout, 0))
    var start = 0.0
    switch text.alignment {
    case .left: break
    case .center: start = missing / 2
    case .right: start = missing
    case .justified: if missing > 0.5 { stretch(to: line.width) }
    }
    let made = ShapedLine(owning: pango_layout_copy(layout), start: start, text: line.text)
    shapedLines.insert(made, for: key, cost: 1 + line.text.utf8.count / 256)
    return made
  }

  private func stretch(to width: Double) {
    pango_layout_set_width(layout, Int32(clamping: Int(width * Self.unitsPerPoint) + 1))
    pango_layout_set_justify(layout, 1)
    pango_layout_set_justify_last_line(layout, 1)
  }
}
