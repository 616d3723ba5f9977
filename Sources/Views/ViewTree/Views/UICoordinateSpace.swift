// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A coordinate space for points and rectangles, such as that of a view, a window scene or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space, in its own coordinates.
  var bounds: CGRect { get }

  /// Returns `point`, given in this space, converted to `coordinateSpace`.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns `point`, given in `coordinateSpace`, converted to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns the smallest rectangle of `coordinateSpace` that encloses `rect`, given in this space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Returns the smallest rectangle of this space that encloses `rect`, given in `coordinateSpace`.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
