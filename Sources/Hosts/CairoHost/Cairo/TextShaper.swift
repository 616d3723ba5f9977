// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

/// A shaper of text with Pango, configured so that equal text has equal glyphs at equal positions at every
/// scale.
///
/// At a resolution of 72 a point is one unit; hinting and rounding of metrics are disabled, so a line
/// measured in points is drawn with the same advances at two pixels per point. Used under `FontLibrary`'s
/// lock.
final class TextShaper {
  /// The only Pango layout; each use sets the properties that it needs.
  private(set) var layout: OpaquePointer
  private(set) var families: FontFamilies
  var settings = BoundedCache<TextRequest, TextLayout>(limit: 4 << 20)
  var metrics: [FontDescription: FontMetrics] = [:]
  /// The shaped lines that were drawn last, so that a view that is painted each frame is shaped once.
  var shapedLines = BoundedCache<ShapedLine.Key, ShapedLine>(limit: 1024)
  let letters = GlyphMasks()
  private let context: OpaquePointer
  private var fonts: [FontKey: OpaquePointer] = [:]

  private struct FontKey: Hashable {
    /// The East Asian family, on which the list of families depends in addition to the font.
    var eastAsian: String?
    var font: FontDescription
  }

  /// The number of Pango units per point, 1024.
  static let unitsPerPoint = Double(PANGO_SCALE)

  init(map: UnsafeMutablePointer<PangoFontMap>, families: FontFamilies) {
    self.families = families
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    layout = pango_layout_new(context)
  }

  /// Sets the family of the system font, and clears the caches of layouts, lines and font descriptions.
  ///
  /// `nil`, and a family that is not installed, restore the default.
  func setSystemFamily(_ family: String?) {
    families.setSystem(family)
    settings = BoundedCache(limit: settings.limit)
    shapedLines = BoundedCache(limit: shapedLines.limit)
    discardFonts()
  }

  /// Loads `text` into the layout, unbroken; `width` is the width at which it will be broken, or `nil`.
  func load(_ text: String, font: FontDescription, width: Double? = nil) {
    pango_layout_set_font_description(layout, description(of: font, text: text))
    let attributes = attributes(of: text, font: font, width: width)
    pango_layout_set_attributes(layout, attributes)
    if attributes != nil { pango_attr_list_unref(attributes) }
    pango_layout_set_width(layout, -1)
    pango_layout_set_justify(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
  }

  /// Returns the current layout with its computed lines, which a copy would lose, and replaces it; the caller
  /// owns it.
  func handOverLayout() -> OpaquePointer {
    defer { layout = pango_layout_new(context) }
    return layout
  }

  /// Returns the advance of `text` on one line, in points.
  func width(of text: String, font: FontDescription) -> Double {
    if text.isEmpty { return 0 }
    load(text, font: font)
    return width(of: pango_layout_get_line_readonly(layout, 0))
  }

  /// Returns the advance of a line of the layout, in points.
  func width(of line: UnsafeMutablePointer<PangoLayoutLine>?) -> Double {
    guard let line else { return 0 }
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    return Double(logical.width) / Self.unitsPerPoint
  }

  /// Returns whether `text` on its own is a right-to-left paragraph.
  func isRightToLeft(_ text: String, font: FontDescription) -> Bool {
    load(text, font: font)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return false }
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }

  /// Draws `line` of `text` with the left end of its baseline at the context's origin.
  ///
  /// `asOutlines` keeps glyphs at their measured, fractional positions; Cairo 1.16 moves glyphs to whole
  /// pixels, which at one pixel per point makes words uneven.
  func show(
    _ line: TextLayout.Line, of text: TextLayout, asOutlines: Bool, on cairo: OpaquePointer
  ) {
    let shaped = shaped(line, of: text)
    guard let shown = pango_layout_get_line_readonly(shaped.layout, 0) else { return }
    cairo_move_to(cairo, shaped.start, 0)
    if text.outlineWidth > 0 {
      pango_cairo_layout_line_path(cairo, shown)
      cairo_set_line_width(cairo, Double(text.outlineWidth))
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(cairo)
    } else if asOutlines, !shaped.mayHaveColor {
      pango_cairo_layout_line_path(cairo, shown)
      cairo_fill(cairo)
    } else {
      pango_cairo_show_layout_line(cairo, shown)
    }
    cairo_new_path(cairo)
  }

  /// Returns Pango's description of `font`; owned by the shaper.
  func description(of font: FontDescription, text: String) -> OpaquePointer? {
    let key = FontKey(eastAsian: FontFamilies.eastAsianFamily(for: text), font: font)
    if let known = fonts[key] { return known }
    if fonts.count > 512 { discardFonts() }
    let made = pango_font_description_new()
    pango_font_description_set_family(made, families.list(for: font, text: text))
    pango_font_description_set_absolute_size(made, Self.usable(font.size) * Self.unitsPerPoint)
    pango_font_description_set_weight(made, PangoWeight(rawValue: Self.weight(font.weight)))
    pango_font_description_set_style(made, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if font.width != 0 { pango_font_description_set_stretch(made, Self.stretch(font.width)) }
    fonts[key] = made
    return made
  }

  /// Runs `body` with Pango's font for the Latin letters of `font`.
  func withPrimaryFont<Answer>(
    of font: FontDescription, _ body: (UnsafeMutablePointer<PangoFont>) -> Answer
  ) -> Answer? {
    guard
      let found = pango_context_load_font(context, description(of: font, text: ""))
    else { return nil }
    defer { g_object_unref(found) }
    return body(found)
  }

  /// Returns a size that Pango supports: between a tenth of a point and 2000 points.
  static func usable(_ size: CGFloat) -> Double {
    size.isFinite ? min(max(Double(size), 0.1), 2000) : 12
  }

  /// Returns the OpenType weight from 100 to 900 for UIKit's weight from -1 to 1.
  static func weight(_ weight: CGFloat) -> UInt32 {
    let wanted = weight.isNaN ? 0 : Double(weight)
    guard let next = steps.firstIndex(where: { wanted <= $0.uikit }) else { return 900 }
    if next == 0 { return 100 }
    let (low, high) = (steps[next - 1], steps[next])
    let share = (wanted - low.uikit) / (high.uikit - low.uikit)
    return UInt32((low.font + share * (high.font - low.font)).rounded())
  }

  /// Returns the stretch of Pango that is used for UIKit's width from -1 to 1.
  static func stretch(_ width: CGFloat) -> PangoStretch {
    if width <= -0.35 { return PANGO_STRETCH_EXTRA_CONDENSED }
    if width < -0.05 { return PANGO_STRETCH_CONDENSED }
    return width > 0.05 ? PANGO_STRETCH_EXPANDED : PANGO_STRETCH_NORMAL
  }

  /// Returns UIKit's weight that is nearest to an OpenType weight.
  static func weight(ofFont weight: Double) -> CGFloat {
    steps.min { abs($0.font - weight) < abs($1.font - weight) }.map { CGFloat($0.uikit) } ?? 0
  }

  private static let steps: [(uikit: Double, font: Double)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ]

  private func discardFonts() {
    for font in fonts.values { pango_font_description_free(font) }
    fonts.removeAll()
  }
}
