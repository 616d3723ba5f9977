// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Geometry for APIs that require objects, such as notification dictionaries and key-value coding.
extension NSValue {
  /// Creates an object that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates an object that contains a vector.
  public convenience init(cgVector vector: CGVector) { self.init([vector.dx, vector.dy]) }

  /// Creates an object that contains edge insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Creates an object that contains directional edge insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Creates an object that contains an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init([insets.horizontal, insets.vertical])
  }

  /// Creates an object that contains an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let map = transform
    self.init([map.a, map.b, map.c, map.d, map.tx, map.ty])
  }

  /// Creates an object that contains a 3D transform.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init([
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }

  /// The point in the object; zero if it contains another type.
  public var cgPointValue: CGPoint {
    holds(NSValue(point: .zero)) ? pointValue : .zero
  }

  /// The size in the object; zero if it contains another type.
  public var cgSizeValue: CGSize {
    holds(NSValue(size: .zero)) ? sizeValue : .zero
  }

  /// The rectangle in the object; zero if it contains another type.
  public var cgRectValue: CGRect {
    holds(NSValue(rect: .zero)) ? rectValue : .zero
  }

  /// The vector in the object; zero if it contains another type.
  public var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The edge insets in the object; zero if it contains another type.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// The directional edge insets in the object; zero if it contains another type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// The offset in the object; zero if it contains another type.
  public var uiOffsetValue: UIOffset {
    numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// The affine transform in the object; the identity if it contains another type.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// The 3D transform in the object; the identity if it contains another type.
  public var caTransform3DValue: CATransform3D {
    guard let n = numbers(16) else { return CATransform3DIdentity }
    var t = CATransform3D()
    (t.m11, t.m12, t.m13, t.m14) = (n[0], n[1], n[2], n[3])
    (t.m21, t.m22, t.m23, t.m24) = (n[4], n[5], n[6], n[7])
    (t.m31, t.m32, t.m33, t.m34) = (n[8], n[9], n[10], n[11])
    (t.m41, t.m42, t.m43, t.m44) = (n[12], n[13], n[14], n[15])
    return t
  }

  private convenience init(_ numbers: [CGFloat]) {
    let doubles = numbers.map(Double.init)
    self.init(bytes: doubles, objCType: Self.code(for: doubles.count))
  }

  private static func code(for count: Int) -> String { "[\(count)d]" }

  /// Returns whether the object contains a value of the same type as `other`.
  func holds(_ other: NSValue) -> Bool {
    String(cString: objCType) == String(cString: other.objCType)
  }

  private func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == Self.code(for: count) else { return nil }
    var doubles = [Double](repeating: 0, count: count)
    getValue(&doubles)
    return doubles.map { CGFloat($0) }
  }
}
