// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIScreen: UICoordinateSpace {
  /// The space of the screen: points from its upper left corner.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The space of the screen; it does not turn with a device.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Where a point of the screen stands in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  /// Where a point of another space stands on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  /// The smallest rectangle of another space that holds one of the screen's.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  /// The smallest rectangle of the screen that holds one of another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

extension UIWindowScene {
  /// The space of the scene's screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
