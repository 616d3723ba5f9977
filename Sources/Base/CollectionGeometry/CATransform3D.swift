// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A projective transform of space: a point (x, y, z, 1) as a row vector is multiplied by this matrix.
public struct CATransform3D: Hashable, Codable, Sendable {
  /// The entry at row 1, column 1.
  public var m11: CGFloat
  /// The entry at row 1, column 2.
  public var m12: CGFloat
  /// The entry at row 1, column 3.
  public var m13: CGFloat
  /// The entry at row 1, column 4.
  public var m14: CGFloat
  /// The entry at row 2, column 1.
  public var m21: CGFloat
  /// The entry at row 2, column 2.
  public var m22: CGFloat
  /// The entry at row 2, column 3.
  public var m23: CGFloat
  /// The entry at row 2, column 4.
  public var m24: CGFloat
  /// The entry at row 3, column 1.
  public var m31: CGFloat
  /// The entry at row 3, column 2.
  public var m32: CGFloat
  /// The entry at row 3, column 3.
  public var m33: CGFloat
  /// The entry at row 3, column 4.
  public var m34: CGFloat
  /// The entry at row 4, column 1.
  public var m41: CGFloat
  /// The entry at row 4, column 2.
  public var m42: CGFloat
  /// The entry at row 4, column 3.
  public var m43: CGFloat
  /// The entry at row 4, column 4.
  public var m44: CGFloat

  /// Creates a transform whose entries are all zero.
  public init() {
    self.init(rows: Array(repeating: 0, count: 16))
  }

  /// Creates a transform from its entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ])
  }

  /// Creates a transform from its 16 entries in row-major order.
  ///
  /// - Precondition: `rows` has 16 entries.
  init(rows: [CGFloat]) {
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }

  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
  rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

/// Returns a translation by `tx`, `ty` and `tz`.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// Returns a scale by `sx`, `sy` and `sz` about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Returns a rotation by `angle` radians about the axis (x, y, z), or the identity for an axis of length
/// zero.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let cosine = CGFloat(cos(Double(angle)))
  let sine = CGFloat(sin(Double(angle)))
  let rest = 1 - cosine
  return CATransform3D(rows: [
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0,
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0,
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0,
    0, 0, 0, 1,
  ])
}

/// Returns the transform that applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let left = a.rows
  let right = b.rows
  return CATransform3D(
    rows: (0..<16).map { place in
      let row = place / 4 * 4
      let column = place % 4
      return left[row] * right[column] + left[row + 1] * right[column + 4]
        + left[row + 2] * right[column + 8] + left[row + 3] * right[column + 12]
    })
}

/// Returns the transform that translates, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates by `angle` radians, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the inverse of `t`, or `t` itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
}

/// Returns whether `t` is the identity transform.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Returns whether the transforms have equal entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Returns the 3D transform equivalent to the affine transform `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Returns whether `t` is an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(t.affinePart) == t
}

/// Returns the affine transform equivalent to `t`, if `t` is affine according to
/// ``CATransform3DIsAffine(_:)``.
///
/// For other transforms, returns only the affine part.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.affinePart
}

extension CATransform3D {
  /// The inverse, by Gaussian elimination; `nil` if there is none.
  fileprivate var inverse: CATransform3D? {
    var left = (0..<4).map { Array(rows[4 * $0..<4 * $0 + 4]) }
    var right = (0..<4).map { Array(CATransform3DIdentity.rows[4 * $0..<4 * $0 + 4]) }
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      guard left[pivot][column].isFinite, abs(left[pivot][column]) > 1e-12 else { return nil }
      left.swapAt(pivot, column)
      right.swapAt(pivot, column)
      let share = 1 / left[column][column]
      left[column] = left[column].map { $0 * share }
      right[column] = right[column].map { $0 * share }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        guard factor != 0 else { continue }
        left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
        right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
      }
    }
    return CATransform3D(rows: right.flatMap { $0 })
  }

  fileprivate var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
