// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation

/// The pixel grid under a context's user space.
struct DeviceGrid {
  private let matrix: cairo_matrix_t
  private let inverse: cairo_matrix_t
  /// Whether rows of pixels are horizontal in user space.
  let isUpright: Bool
  /// The pixels per horizontal and vertical point.
  let pixelsPerPoint: CGSize

  init(of cairo: OpaquePointer) {
    var map = cairo_matrix_t()
    cairo_get_matrix(cairo, &map)
    var (scaleX, scaleY) = (1.0, 1.0)
    cairo_surface_get_device_scale(cairo_get_group_target(cairo), &scaleX, &scaleY)
    var device = cairo_matrix_t()
    cairo_matrix_init_scale(&device, scaleX, scaleY)
    var both = cairo_matrix_t()
    cairo_matrix_multiply(&both, &map, &device)
    matrix = both
    _ = cairo_matrix_invert(&both)
    inverse = both
    isUpright = abs(matrix.xy) < 1e-6 && abs(matrix.yx) < 1e-6
    pixelsPerPoint = CGSize(
      width: hypot(matrix.xx, matrix.yx), height: hypot(matrix.xy, matrix.yy))
  }

  /// Whether a point is one pixel, in both directions.
  var isUnscaled: Bool {
    isUpright && abs(matrix.xx - 1) < 1e-9 && abs(matrix.yy - 1) < 1e-9
  }

  /// Returns the point moved vertically to the nearest boundary between rows of pixels.
  ///
  /// A baseline there makes the bottom of letters crisp. Rotated text is unmodified.
  func onPixelRow(_ point: CGPoint) -> CGPoint {
    guard isUpright else { return point }
    let device = CGPoint(x: matrix.xx * point.x + matrix.x0, y: matrix.yy * point.y + matrix.y0)
    return CGPoint(x: point.x, y: inverse.yy * device.y.rounded() + inverse.y0)
  }

  /// Returns the rectangle with each edge moved to the nearest pixel boundary; rotated ones are unmodified.
  func onPixels(_ rect: CGRect) -> CGRect {
    guard isUpright else { return rect }
    func across(_ x: CGFloat) -> CGFloat {
      inverse.xx * (matrix.xx * x + matrix.x0).rounded() + inverse.x0
    }
    func down(_ y: CGFloat) -> CGFloat {
      inverse.yy * (matrix.yy * y + matrix.y0).rounded() + inverse.y0
    }
    let (left, top) = (across(rect.minX), down(rect.minY))
    return CGRect(x: left, y: top, width: across(rect.maxX) - left, height: down(rect.maxY) - top)
  }

  /// Returns whether all edges of `rect` are on pixel boundaries, to a hundredth.
  func holds(_ rect: CGRect) -> Bool {
    guard isUpright else { return false }
    let edges = [
      matrix.xx * rect.minX + matrix.x0, matrix.xx * rect.maxX + matrix.x0,
      matrix.yy * rect.minY + matrix.y0, matrix.yy * rect.maxY + matrix.y0,
    ]
    return edges.allSatisfy { abs($0 - $0.rounded()) < 0.01 }
  }
}
