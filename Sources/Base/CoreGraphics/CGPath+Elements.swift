// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGPath {
  /// Calls `block` with each element in order.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for element in shape.elements {
      var points: [CGPoint]
      let type: CGPathElementType
      switch element {
      case .move(let point): (type, points) = (.moveToPoint, [point])
      case .line(let point): (type, points) = (.addLineToPoint, [point])
      case .curve(let first, let second, let to):
        (type, points) = (.addCurveToPoint, [first, second, to])
      case .close: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: first)) { block($0) }
      }
    }
  }

  /// Calls `function` with `info` and each element in order.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Returns whether the path is an axis-aligned rectangle, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = shape.rectangle else { return false }
    rect?.pointee = found
    return true
  }
}

extension PathShape {
  /// The axis-aligned rectangle of the path; `nil` if the path has another shape.
  var rectangle: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where index == elements.count - 1: break
      case .move, .curve, .close: return nil
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isLevel = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return isLevel || isUpright ? controlBox : nil
  }
}
