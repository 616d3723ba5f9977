// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A string that can be drawn with attributes: `String` or `NSString`.
public protocol _DrawnString {}

extension String: _DrawnString {}
extension NSString: _DrawnString {}

extension _DrawnString {
  /// Returns the size of the text without line wrapping, in points: lines end only at line breaks in the
  /// text.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    drawn(attrs).size()
  }

  /// Draws the text with its top left corner at `point` in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawn(attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the width of `rect`; lines that do not fit in its
  /// height are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawn(attrs).draw(with: rect, .usesLineFragmentOrigin, nil)
  }

  /// Draws the text in `rect`, or on a baseline that begins at the origin of `rect`, depending on `options`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    drawn(attributes).draw(with: rect, options, context)
  }

  /// Returns the bounding rectangle of the text drawn in `size` points with `options`.
  ///
  /// The sides are fractional; round them up for frames.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    drawn(attributes).boundingRect(with: size, options, context)
  }

  private func drawn(_ attributes: [NSAttributedString.Key: Any]?) -> DrawnText {
    DrawnText(String(describing: self), attributes)
  }
}
