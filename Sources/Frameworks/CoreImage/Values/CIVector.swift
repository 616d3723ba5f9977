// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

/// A list of numbers for filters: a position, a rectangle, coefficients.
public final class CIVector: NSObject, NSCopying, NSSecureCoding, Sendable {
  private let values: [CGFloat]

  /// Creates a vector from the numbers at `values`.
  ///
  /// - Precondition: There are `count` numbers in memory.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    super.init()
  }

  init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Creates a vector from the coordinates of a point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// Creates a vector from the origin of a rectangle, its width and height.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
  /// Creates a vector from the six numbers of a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }
  /// Creates a vector from a text such as `[1 0.5]`.
  public convenience init(string representation: String) {
    let parts = representation.split { $0 == " " || $0 == "[" || $0 == "]" || $0 == "," }
    self.init(parts.map { CGFloat(Double(String($0)) ?? 0) })
  }

  /// Creates a vector by decoding it, or `nil` if the archive has none.
  public init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.key) else { return nil }
    let count = coder.decodeInteger(forKey: Self.key)
    guard (0...1024).contains(count) else { return nil }
    values = (0..<count).map { CGFloat(coder.decodeDouble(forKey: "\(Self.key)_\($0)")) }
    super.init()
  }

  private static let key = "CI_VALUES"

  /// Encodes the numbers.
  public func encode(with coder: NSCoder) {
    coder.encode(values.count, forKey: Self.key)
    for (index, value) in values.enumerated() {
      coder.encode(Double(value), forKey: "\(Self.key)_\(index)")
    }
  }

  /// Whether vectors support secure coding; always `true`.
  public static var supportsSecureCoding: Bool { true }

  /// The number of elements.
  public var count: Int { values.count }
  /// Returns the number at `index`; 0 if it is out of range.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number, or 0 if there is none.
  public var x: CGFloat { value(at: 0) }
  /// The second number, or 0 if there is none.
  public var y: CGFloat { value(at: 1) }
  /// The third number, or 0 if there is none.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number, or 0 if there is none.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as an origin, a width and a height.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as a transform.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// The numbers as text, such as `[1 0.5]`.
  public var stringRepresentation: String {
    "[" + values.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
  }

  /// Returns the same object, as it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether `object` is a vector with the same numbers.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }
  /// A hash value, the same for equal vectors.
  public override var hash: Int { values.hashValue }
  /// The numbers as text.
  public override var description: String { stringRepresentation }
}
