// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The SVG form of a rounded rectangle.
struct SVGShape {
  private let shape: RoundedRect

  init(_ shape: RoundedRect) {
    self.shape = shape
  }

  /// The element's name and attributes: a `rect`, or a `path` if only some corners are rounded.
  var parts: (name: String, attributes: [(String, String)]) {
    let rect = shape.rect
    let radius = max(0, min(shape.radius, min(rect.width, rect.height) / 2))
    if radius > 0, shape.corners != .all, !shape.corners.isEmpty {
      return ("path", [("d", path(rect, radius))])
    }
    let number = SVGNumber.text
    var attributes = [
      ("x", number(rect.minX)), ("y", number(rect.minY)), ("width", number(rect.width)),
      ("height", number(rect.height)),
    ].filter { !($0.1 == "0" && ["x", "y"].contains($0.0)) }
    if radius > 0, shape.corners == .all { attributes.append(("rx", number(radius))) }
    return ("rect", attributes)
  }

  private func path(_ rect: CGRect, _ radius: CGFloat) -> String {
    func corner(_ which: RoundedRect.Corners) -> CGFloat {
      shape.corners.contains(which) ? radius : 0
    }
    let number = SVGNumber.text
    func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      guard radius > 0 else { return "" }
      return " A\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))"
    }
    let (topLeft, topRight) = (corner(.topLeft), corner(.topRight))
    let (bottomLeft, bottomRight) = (corner(.bottomLeft), corner(.bottomRight))
    return "M\(number(rect.minX + topLeft)) \(number(rect.minY)) H\(number(rect.maxX - topRight))"
      + arc(topRight, rect.maxX, rect.minY + topRight) + " V\(number(rect.maxY - bottomRight))"
      + arc(bottomRight, rect.maxX - bottomRight, rect.maxY)
      + " H\(number(rect.minX + bottomLeft))"
      + arc(bottomLeft, rect.minX, rect.maxY - bottomLeft) + " V\(number(rect.minY + topLeft))"
      + arc(topLeft, rect.minX + topLeft, rect.minY) + " Z"
  }
}
