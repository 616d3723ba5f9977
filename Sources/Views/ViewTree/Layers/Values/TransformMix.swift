// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The interpolation between two transforms, by rotation, scale and translation.
///
/// A planar transform is decomposed into a scale and a shear, then a rotation, then a translation. Transforms
/// that leave the plane are interpolated entry by entry.
struct TransformMix {
  private struct Parts {
    var scaleX: CGFloat
    var scaleY: CGFloat
    var shear: CGFloat
    var angle: CGFloat
    var shift: CGPoint
  }

  private let start: CATransform3D
  private let end: CATransform3D
  private let parts: (start: Parts, end: Parts)?

  init(from start: CATransform3D, to end: CATransform3D) {
    self.start = start
    self.end = end
    guard CATransform3DIsAffine(start), CATransform3DIsAffine(end) else {
      parts = nil
      return
    }
    var first = Self.parts(CATransform3DGetAffineTransform(start))
    var last = Self.parts(CATransform3DGetAffineTransform(end))
    // A transform that scales to zero has no rotation of its own.
    if first.scaleX == 0, first.scaleY == 0 { first.angle = last.angle }
    if last.scaleX == 0, last.scaleY == 0 { last.angle = first.angle }
    // Rotate the shorter way.
    while last.angle - first.angle > .pi { last.angle -= 2 * .pi }
    while last.angle - first.angle < -.pi { last.angle += 2 * .pi }
    parts = (first, last)
  }

  /// Returns the transform interpolated by `share`.
  func transform(at share: Double) -> CATransform3D {
    if share == 0 { return start }
    if share == 1 { return end }
    guard let parts else { return mixedEntries(share) }
    func mix(_ path: KeyPath<Parts, CGFloat>) -> CGFloat {
      let first = parts.start[keyPath: path]
      return first + (parts.end[keyPath: path] - first) * share
    }
    let angle = mix(\.angle)
    let (scaleX, scaleY, shear) = (mix(\.scaleX), mix(\.scaleY), mix(\.shear))
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(
        a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine,
        d: shear * sine + scaleY * cosine, tx: mix(\.shift.x), ty: mix(\.shift.y)))
  }

  private static func parts(_ map: CGAffineTransform) -> Parts {
    let scaleX = (map.a * map.a + map.b * map.b).squareRoot()
    let determinant = map.a * map.d - map.b * map.c
    let isFlat = scaleX < 1e-12
    let angle = isFlat ? atan2(-map.c, map.d) : atan2(map.b, map.a)
    let scaleY =
      isFlat ? (map.c * map.c + map.d * map.d).squareRoot() : determinant / scaleX
    let shear = isFlat ? 0 : (map.a * map.c + map.b * map.d) / scaleX
    return Parts(
      scaleX: isFlat ? 0 : scaleX, scaleY: scaleY, shear: shear, angle: angle,
      shift: CGPoint(x: map.tx, y: map.ty))
  }

  private static var entries: [WritableKeyPath<CATransform3D, CGFloat>] {
    [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
  }

  /// Returns the distance between the entries of two transforms.
  static func distance(from start: CATransform3D, to end: CATransform3D) -> Double {
    let ways = entries.map { Double(end[keyPath: $0] - start[keyPath: $0]) }
    return ways.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  private func mixedEntries(_ share: Double) -> CATransform3D {
    var result = start
    for entry in Self.entries {
      result[keyPath: entry] += (end[keyPath: entry] - start[keyPath: entry]) * share
    }
    return result
  }
}
