// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A snapshot of the coordinate space of a scene's window, with the origin at the window's upper left corner,
/// in points.
@MainActor
final class SceneSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  private let screen: any UICoordinateSpace

  init(_ size: CGSize, on screen: any UICoordinateSpace) {
    bounds = CGRect(origin: .zero, size: size)
    self.screen = screen
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect, from: coordinateSpace)
  }
}
