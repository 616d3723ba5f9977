// SPDX-License-Identifier: Apache-2.0

/// A host's text measurer: font metrics and line layout.
///
/// Results depend only on the arguments, so callers may cache them.
package protocol TextMeasuring: Sendable {
  /// The name that snapshots record, for example `block` or `pango 1.50`.
  var name: String { get }
  /// Returns the metrics of `font`.
  func metrics(of font: FontDescription) -> FontMetrics
  /// Lays out `request.text` in lines.
  func layout(_ request: TextRequest) -> TextLayout
  /// Returns the cells of the characters of `request.text` without truncation.
  func cells(_ request: TextRequest) -> [TextCell]
  /// The available fonts, each with a size of 12 points; empty if text is estimated.
  var fonts: [FontDescription] { get }
}

extension TextMeasuring {
  /// The default implementation, which is empty for measurers that estimate text.
  package var fonts: [FontDescription] { [] }
}
