// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

extension CairoPainter {
  func fill(_ shape: RoundedRect, _ color: DisplayColor, on cairo: OpaquePointer) {
    guard color.alpha > 0, path(shape, on: cairo) else { return }
    set(color, on: cairo)
    cairo_fill(cairo)
  }

  /// Fills the area between the edge and an edge `width` further inside: crisp if the edge is on a pixel
  /// boundary, with concentric corners.
  func border(
    _ shape: RoundedRect, _ width: CGFloat, _ color: DisplayColor, on cairo: OpaquePointer
  ) {
    guard width > 0, width.isFinite, color.alpha > 0, path(shape, on: cairo) else { return }
    let inner = shape.rect.insetBy(
      dx: min(width, shape.rect.width / 2), dy: min(width, shape.rect.height / 2))
    let radius = max(0, Self.drawnRadius(shape) - width)
    let hole = RoundedRect(inner, radius: radius, corners: shape.corners)
    _ = addPath(hole, on: cairo)
    set(color, on: cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  func set(_ color: DisplayColor, on cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// Sets the shape as the current path; returns `false`, without a path, if there is nothing to paint.
  func path(_ shape: RoundedRect, on cairo: OpaquePointer) -> Bool {
    cairo_new_path(cairo)
    return addPath(shape, on: cairo)
  }

  private func addPath(_ shape: RoundedRect, on cairo: OpaquePointer) -> Bool {
    guard Self.isUsable(shape.rect) else { return false }
    let radius = Self.drawnRadius(shape)
    guard radius > 0, !shape.corners.isEmpty else {
      let rect = Self.visible(shape.rect, on: cairo)
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      return true
    }
    addCorners(of: shape, radius: radius, on: cairo)
    return true
  }

  private func addCorners(of shape: RoundedRect, radius: CGFloat, on cairo: OpaquePointer) {
    let rect = shape.rect
    let quarter = Double.pi / 2
    // Clockwise from the top right; each corner's arc starts where the previous one ended.
    let corners: [(corner: RoundedRect.Corners, x: CGFloat, y: CGFloat, turn: Double)] = [
      (.topRight, rect.maxX, rect.minY, -1), (.bottomRight, rect.maxX, rect.maxY, 0),
      (.bottomLeft, rect.minX, rect.maxY, 1), (.topLeft, rect.minX, rect.minY, 2),
    ]
    cairo_new_sub_path(cairo)
    for (corner, x, y, turn) in corners {
      if shape.corners.contains(corner) {
        let centerX = x == rect.maxX ? x - radius : x + radius
        let centerY = y == rect.maxY ? y - radius : y + radius
        cairo_arc(cairo, centerX, centerY, radius, turn * quarter, (turn + 1) * quarter)
      } else {
        cairo_line_to(cairo, x, y)
      }
    }
    cairo_close_path(cairo)
  }

  private static func drawnRadius(_ shape: RoundedRect) -> CGFloat {
    guard shape.radius > 0, shape.radius.isFinite else { return 0 }
    return min(shape.radius, shape.rect.width / 2, shape.rect.height / 2)
  }

  /// Returns the rectangle, cut to a margin around the visible area if it is huge, because Cairo's
  /// coordinates have only 24 bits before the point.
  private static func visible(_ rect: CGRect, on cairo: OpaquePointer) -> CGRect {
    if max(abs(rect.minX), abs(rect.minY), abs(rect.maxX), abs(rect.maxY)) < 100_000 { return rect }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let seen = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let cut = rect.intersection(seen.insetBy(dx: -16, dy: -16))
    return cut.isNull ? .zero : cut
  }
}
