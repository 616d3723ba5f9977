// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

extension TextShaper {
  /// Returns the vertical metrics of `font`.
  ///
  /// The system font has the metrics of the headless measurer, which are San Francisco's, independent of the
  /// substituted font, so that cells have the same height in a window as in a text snapshot. A named family
  /// has its own metrics.
  func metrics(of font: FontDescription) -> FontMetrics {
    if let known = metrics[font] { return known }
    let found = font.family == nil ? nil : withPrimaryFont(of: font) { Self.metrics($0) }
    var system = font
    system.size = Self.usable(font.size)
    let answer = found ?? BlockTextMeasurer().metrics(of: system)
    if metrics.count > 512 { metrics.removeAll() }
    metrics[font] = answer
    return answer
  }

  private static func metrics(_ font: UnsafeMutablePointer<PangoFont>) -> FontMetrics {
    let all = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(all) }
    let ascent = Double(pango_font_metrics_get_ascent(all)) / unitsPerPoint
    let descent = Double(pango_font_metrics_get_descent(all)) / unitsPerPoint
    let height = Double(pango_font_metrics_get_height(all)) / unitsPerPoint
    return FontMetrics(
      ascender: ascent, descender: -descent, lineHeight: max(height, ascent + descent),
      capHeight: letterHeight(HB_OT_METRICS_TAG_CAP_HEIGHT, of: font) ?? 0.7 * ascent,
      xHeight: letterHeight(HB_OT_METRICS_TAG_X_HEIGHT, of: font) ?? 0.5 * ascent)
  }

  private static func letterHeight(
    _ tag: hb_ot_metrics_tag_t, of font: UnsafeMutablePointer<PangoFont>
  ) -> Double? {
    var position: hb_position_t = 0
    guard
      let shaped = pango_font_get_hb_font(font),
      hb_ot_metrics_get_position(shaped, tag, &position) != 0
    else { return nil }
    return Double(position) / unitsPerPoint
  }
}
