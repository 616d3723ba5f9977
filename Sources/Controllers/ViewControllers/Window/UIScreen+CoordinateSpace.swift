// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIScreen: UICoordinateSpace {
  /// The coordinate space of the screen, with the origin at the upper left corner, in points.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinate space of the screen that does not rotate with a device; the same as ``coordinateSpace``.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns a point of the screen, converted to another coordinate space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  /// Returns a point of another coordinate space, converted to that of the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  /// Returns the bounding rectangle of `rect`, a rectangle on the screen, in another coordinate space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  /// Returns the bounding rectangle on the screen of `rect`, a rectangle in another coordinate space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

extension UIWindowScene {
  /// The coordinate space of the scene's screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
