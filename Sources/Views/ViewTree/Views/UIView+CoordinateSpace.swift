// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Spaces that are no views, such as the screen, are the space of the view's root: a window is as
/// large as its screen.
///
/// What is no view is replaced before the conversion: the optimizer of Swift 6.3 crashes when the
/// optional is passed on.
extension UIView: UICoordinateSpace {
  /// Where a point of the view stands in another space.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let target: UIView = coordinateSpace as? UIView ?? rootView
    return point.applying(transform(to: target))
  }

  /// Where a point of another space stands in the view.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let origin: UIView = coordinateSpace as? UIView ?? rootView
    return point.applying(origin.transform(to: self))
  }

  /// The smallest rectangle of another space that holds one of the view's.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let target: UIView = coordinateSpace as? UIView ?? rootView
    return rect.applying(transform(to: target))
  }

  /// The smallest rectangle of the view that holds one of another space.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    let origin: UIView = coordinateSpace as? UIView ?? rootView
    return rect.applying(origin.transform(to: self))
  }
}
