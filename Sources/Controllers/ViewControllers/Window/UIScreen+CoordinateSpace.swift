// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIScreen: UICoordinateSpace {
  /// The coordinate space of the screen: points from its upper left corner.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinate space of the screen; it does not rotate with a device.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns a point of the screen, converted to another coordinate space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  /// Returns a point of another coordinate space, converted to the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  /// Returns the bounding rectangle in another coordinate space of a rectangle of the screen.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  /// Returns the bounding rectangle on the screen of a rectangle of another coordinate space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

extension UIWindowScene {
  /// The coordinate space of the scene's screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
