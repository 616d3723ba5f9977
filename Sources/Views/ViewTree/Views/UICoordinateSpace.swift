// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What points and rectangles can be given in: views, and the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's own rectangle, in its coordinates.
  var bounds: CGRect { get }

  /// Where a point of this space stands in another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Where a point of another space stands in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// The smallest rectangle of another space that holds one of this.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The smallest rectangle of this space that holds one of another.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
