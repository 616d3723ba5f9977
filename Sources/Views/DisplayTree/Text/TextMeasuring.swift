// SPDX-License-Identifier: Apache-2.0

/// What a host knows about text: metrics of fonts, and how a text is set in lines.
///
/// Answers depend on the arguments alone, so callers may cache them.
package protocol TextMeasuring: Sendable {
  /// The name a golden records, for example `block` or `pango 1.50`.
  var name: String { get }
  /// The metrics of `font`.
  func metrics(of font: FontDescription) -> FontMetrics
  /// Sets `request.text` in lines.
  func layout(_ request: TextRequest) -> TextLayout
  /// Where each character of `request.text` stands when nothing of it is left out.
  func cells(_ request: TextRequest) -> [TextCell]
  /// The fonts there are, each of 12 points; none where text is estimated.
  var fonts: [FontDescription] { get }
}

extension TextMeasuring {
  /// None.
  package var fonts: [FontDescription] { [] }
}
