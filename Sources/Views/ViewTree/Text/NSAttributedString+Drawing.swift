// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// Returns the size of the text without line wrapping, in points: lines end only at line breaks in the
  /// text.
  public func size() -> CGSize { DrawnText(self).size() }

  /// Draws the text with its top left corner at `point` in the current context.
  public func draw(at point: CGPoint) {
    DrawnText(self).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the width of `rect`; lines that do not fit in its
  /// height are left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`, or on a baseline that begins at the origin of `rect`, depending on `options`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    DrawnText(self).draw(with: rect, options, context)
  }

  /// Returns the bounding rectangle of the text drawn in `size` points with `options`.
  ///
  /// The sides are fractional; round them up for frames.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self).boundingRect(with: size, options, context)
  }
}
