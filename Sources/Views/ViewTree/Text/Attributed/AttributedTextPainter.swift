// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

/// A painter that draws a laid out attributed text: backgrounds, shadows, glyphs, attachments, underlines and
/// strikethroughs.
package struct AttributedTextPainter {
  /// The laid out lines.
  package let layout: TextLayout
  /// The paint of each run of the layout, in order.
  package let paints: [TextPaint]
  /// The position of the layout's top left corner in the view's coordinate space, in points.
  package let origin: CGPoint
  /// A colour that replaces all text colours; `nil` for none.
  package var override: UIColor?
  /// Whether underlines and strikethroughs are left out, for a caller that draws them.
  package var leavesRulesOut = false

  /// Creates a painter of a layout at `origin`.
  package init(
    layout: TextLayout, paints: [TextPaint], origin: CGPoint, override: UIColor? = nil
  ) {
    self.layout = layout
    self.paints = paints
    self.origin = origin
    self.override = override
  }

  /// Returns all drawing commands, in order.
  package func commands() -> [DrawCommand] {
    let (grounds, ink) = parts()
    return grounds + ink
  }

  /// Returns the drawing commands except backgrounds, in order.
  package func ink() -> [DrawCommand] { parts().ink }

  /// Returns the commands that underline the whole text in `style`, or strike it through if `through` is
  /// `true`, regardless of the styles of its runs.
  package func rules(_ style: NSUnderlineStyle, through: Bool) -> [DrawCommand] {
    layout.lines.flatMap { line in
      line.pieces.flatMap { piece -> [DrawCommand] in
        guard paints.indices.contains(piece.run) else { return [] }
        let run = layout.runs[piece.run]
        let place = CGPoint(
          x: origin.x + line.origin.x + piece.x, y: origin.y + line.origin.y - run.rise)
        let paint = paints[piece.run]
        let color = (override ?? paint.color).displayColor(with: .current)
        return through
          ? strikethrough(style, piece, (run, paint), at: place, color)
          : underline(style, piece, (run, paint), at: place, color)
      }
    }
  }

  private func underline(
    _ style: NSUnderlineStyle, _ piece: TextPiece, _ part: (run: TextRun, paint: TextPaint),
    at place: CGPoint, _ color: DisplayColor
  ) -> [DrawCommand] {
    let size = part.run.font.size
    return TextRule(style: style, thickness: max(1, size / 14)).commands(
      under: piece, at: CGPoint(x: place.x, y: place.y + size * 0.1),
      part.paint.underlineColor?.displayColor(with: .current) ?? color)
  }

  private func strikethrough(
    _ style: NSUnderlineStyle, _ piece: TextPiece, _ part: (run: TextRun, paint: TextPaint),
    at place: CGPoint, _ color: DisplayColor
  ) -> [DrawCommand] {
    let thickness = max(1, part.run.font.size / 14)
    let height = part.run.font.metrics.xHeight
    return TextRule(style: style, thickness: thickness).commands(
      under: piece, at: CGPoint(x: place.x, y: place.y - height / 2 - thickness / 2),
      part.paint.strikethroughColor?.displayColor(with: .current) ?? color)
  }

  private func parts() -> (grounds: [DrawCommand], ink: [DrawCommand]) {
    var grounds: [DrawCommand] = []
    var ink: [DrawCommand] = []
    for line in layout.lines {
      for piece in line.pieces where paints.indices.contains(piece.run) {
        let run = layout.runs[piece.run]
        let place = CGPoint(
          x: origin.x + line.origin.x + piece.x, y: origin.y + line.origin.y - run.rise)
        let paint = paints[piece.run]
        if let color = paint.background {
          grounds.append(ground(piece, run, at: place, color.displayColor(with: .current)))
        }
        ink += glyphs(piece, run, paint, at: place)
      }
    }
    return (grounds, ink)
  }

  private func ground(
    _ piece: TextPiece, _ run: TextRun, at place: CGPoint, _ color: DisplayColor
  ) -> DrawCommand {
    let metrics = run.font.metrics
    let rect = CGRect(
      x: place.x, y: place.y - metrics.ascender, width: piece.width, height: metrics.lineHeight)
    return .fill(RoundedRect(rect), color)
  }

  private func glyphs(
    _ piece: TextPiece, _ run: TextRun, _ paint: TextPaint, at place: CGPoint
  ) -> [DrawCommand] {
    let color = (override ?? paint.color).displayColor(with: .current)
    var commands: [DrawCommand] = []
    if run.box == nil, let shadow = paint.shadow, let shade = shadow.shadowColor as? UIColor {
      commands += self.shade(shadow, shade.displayColor(with: .current), at: place) {
        inked(piece, run, paint, at: $1, ($0, $0))
      }
    }
    if !paint.underline.isEmpty, !leavesRulesOut {
      commands += underline(paint.underline, piece, (run, paint), at: place, color)
    }
    if let box = run.box, paint.picture != nil {
      commands += pictures(piece, run, box, paint, at: place)
    } else {
      let line = (override ?? paint.strokeColor)?.displayColor(with: .current) ?? color
      commands += inked(piece, run, paint, at: place, (color, line))
    }
    if !paint.strikethrough.isEmpty, !leavesRulesOut {
      commands += strikethrough(paint.strikethrough, piece, (run, paint), at: place, color)
    }
    return commands
  }

  /// Returns the commands for a shadow of glyphs at `place`; `glyphs` returns the commands for the glyphs in
  /// a colour at a position.
  private func shade(
    _ shadow: NSShadow, _ color: DisplayColor, at place: CGPoint,
    _ glyphs: (DisplayColor, CGPoint) -> [DrawCommand]
  ) -> [DrawCommand] {
    let (offset, blur) = (shadow.shadowOffset, shadow.shadowBlurRadius)
    guard blur > 0, blur.isFinite else {
      return glyphs(color, CGPoint(x: place.x + offset.width, y: place.y + offset.height))
    }
    // The shadow has the opacity of its colour times that of the glyphs.
    var opaque = color
    opaque.alpha = 1
    var caster = Drawing(steps: glyphs(opaque, place).map { .command($0) })
    caster.shadow = DrawingShadow(color, offset: offset, deviation: blur / 2)
    caster.shadow?.hidesCaster = true
    return [.drawing(caster)]
  }

  /// Returns the commands for the attachments of a piece, and for the ellipsis beside them.
  private func pictures(
    _ piece: TextPiece, _ run: TextRun, _ box: TextBox, _ paint: TextPaint, at place: CGPoint
  ) -> [DrawCommand] {
    let font = paint.pictureFont ?? .systemFont(ofSize: run.font.size)
    let color = override ?? paint.color
    let advance = box.width + run.kern
    let boxes = piece.text.count { $0 == AttributedText.attachment }
    var x = place.x
    return piece.text.flatMap { character -> [DrawCommand] in
      guard character == AttributedText.attachment else {
        let width = piece.width - CGFloat(boxes) * advance
        defer { x += width }
        return [
          letter(
            String(character), width, run, at: CGPoint(x: x, y: place.y),
            color.displayColor(with: .current))
        ]
      }
      defer { x += advance }
      let rect = CGRect(
        x: x, y: place.y - box.ascent, width: box.width, height: box.ascent + box.descent)
      return paint.picture?.commands(
        in: rect, font: font, color: color, at: paint.picturePlace) ?? []
    }
  }

  /// Returns the commands for filled glyphs, their outlines, or both.
  private func inked(
    _ piece: TextPiece, _ run: TextRun, _ paint: TextPaint, at place: CGPoint,
    _ colors: (letters: DisplayColor, outlines: DisplayColor)
  ) -> [DrawCommand] {
    let filled = paint.stroke > 0 ? [] : letters(piece, run, at: place, colors.letters)
    guard paint.stroke != 0, paint.stroke.isFinite else {
      return leaning(filled, by: paint.slant, at: place)
    }
    let width = abs(paint.stroke) / 100 * run.font.size
    let lined =
      filled
      + letters(piece, run, at: place, colors.outlines).map { command in
        guard case .text(var layout, let origin, let color) = command else { return command }
        layout.outlineWidth = width
        return .text(layout, origin: origin, color)
      }
    return leaning(lined, by: paint.slant, at: place)
  }

  /// Returns the glyphs slanted around the baseline at `place`.
  private func leaning(
    _ letters: [DrawCommand], by slant: CGFloat, at place: CGPoint
  ) -> [DrawCommand] {
    guard slant != 0, slant.isFinite, !letters.isEmpty else { return letters }
    let map = CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: slant * place.y, ty: 0)
    return [.drawing(Drawing(transform: map, steps: letters.map { .command($0) }))]
  }

  /// Returns the commands for the glyphs of a piece; glyph by glyph if it has additional spacing.
  private func letters(
    _ piece: TextPiece, _ run: TextRun, at place: CGPoint, _ color: DisplayColor
  ) -> [DrawCommand] {
    guard run.kern != 0, piece.text.count > 1 else {
      return [letter(piece.text, piece.width, run, at: place, color)]
    }
    let cells = FontDescription.measurer.cells(
      TextRequest(text: piece.text, font: run.font, width: .infinity))
    return zip(piece.text, cells).enumerated().map { index, pair in
      let (character, cell) = pair
      let x = min(cell.leading, cell.trailing) + CGFloat(index) * run.kern
      return letter(
        String(character), abs(cell.trailing - cell.leading), run,
        at: CGPoint(x: place.x + x, y: place.y), color)
    }
  }

  private func letter(
    _ text: String, _ width: CGFloat, _ run: TextRun, at place: CGPoint, _ color: DisplayColor
  ) -> DrawCommand {
    let line = TextLayout.Line(text: text, origin: .zero, width: width)
    let set = TextLayout(
      font: run.font, lines: [line], size: CGSize(width: width, height: run.font.size))
    return .text(set, origin: place, color)
  }
}
