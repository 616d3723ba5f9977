// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// The size of the text when lines are broken where it says so alone, in points.
  public func size() -> CGSize { DrawnText(self).size() }

  /// Draws the text with its top left corner at `point` of the current context.
  public func draw(at point: CGPoint) {
    DrawnText(self).draw(at: point)
  }

  /// Draws the text in lines as wide as `rect` of the current context, as many as fit in it.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`, or on a baseline that begins at its origin, as `options` say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    DrawnText(self).draw(with: rect, options, context)
  }

  /// The rectangle that the text takes when it is drawn in `size` points as `options` say.
  ///
  /// Its sides are not whole points; round them up for frames.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self).boundingRect(with: size, options, context)
  }
}
