// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A string that is drawn with attributes: `String` and `NSString`.
public protocol _DrawnString {}

extension String: _DrawnString {}
extension NSString: _DrawnString {}

extension _DrawnString {
  /// The size of the text when lines are broken where it says so alone, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    drawn(attrs).size()
  }

  /// Draws the text with its top left corner at `point` of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawn(attrs).draw(at: point)
  }

  /// Draws the text in lines as wide as `rect` of the current context, as many as fit in it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawn(attrs).draw(with: rect, .usesLineFragmentOrigin, nil)
  }

  /// Draws the text in `rect`, or on a baseline that begins at its origin, as `options` say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    drawn(attributes).draw(with: rect, options, context)
  }

  /// The rectangle that the text takes when it is drawn in `size` points as `options` say.
  ///
  /// Its sides are not whole points; round them up for frames.
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
