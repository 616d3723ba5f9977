// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Spaces that are no views, such as the screen, are the space of the view's root: a window is as
/// large as its screen.
extension UIView: UICoordinateSpace {
  /// Where a point of the view stands in another space.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }

  /// Where a point of another space stands in the view.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }

  /// The smallest rectangle of another space that holds one of the view's.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  /// The smallest rectangle of the view that holds one of another space.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}
