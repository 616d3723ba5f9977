// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Coordinate spaces that are not views, such as the screen, are treated as the space of the view's root: a
/// window is as large as its screen.
///
/// Such a space is replaced before the conversion because the optimizer of Swift 6.3 crashes when the
/// optional is passed on.
extension UIView: UICoordinateSpace {
  /// Returns `point`, given in the view's space, converted to `coordinateSpace`.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let target: UIView = coordinateSpace as? UIView ?? rootView
    return point.applying(transform(to: target))
  }

  /// Returns `point`, given in `coordinateSpace`, converted to the view's space.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let origin: UIView = coordinateSpace as? UIView ?? rootView
    return point.applying(origin.transform(to: self))
  }

  /// Returns the smallest rectangle of `coordinateSpace` that encloses `rect`, given in the view's space.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let target: UIView = coordinateSpace as? UIView ?? rootView
    return rect.applying(transform(to: target))
  }

  /// Returns the smallest rectangle of the view's space that encloses `rect`, given in `coordinateSpace`.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    let origin: UIView = coordinateSpace as? UIView ?? rootView
    return rect.applying(origin.transform(to: self))
  }
}
