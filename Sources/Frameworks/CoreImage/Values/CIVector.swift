// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

/// Numbers that filters take: a place, a rectangle, weights.
public final class CIVector: NSObject, NSCopying, NSSecureCoding, Sendable {
  private let values: [CGFloat]

  /// The numbers at `values`.
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

  /// One number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// The place of a point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// The origin of a rectangle, then its width and height.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
  /// The six numbers of a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }
  /// The numbers in a text such as `[1 0.5]`.
  public convenience init(string representation: String) {
    let parts = representation.split { $0 == " " || $0 == "[" || $0 == "]" || $0 == "," }
    self.init(parts.map { CGFloat(Double(String($0)) ?? 0) })
  }

  /// The numbers that were written to an archive.
  public init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.key) else { return nil }
    let count = coder.decodeInteger(forKey: Self.key)
    guard (0...1024).contains(count) else { return nil }
    values = (0..<count).map { CGFloat(coder.decodeDouble(forKey: "\(Self.key)_\($0)")) }
    super.init()
  }

  private static let key = "CI_VALUES"

  /// Writes the numbers.
  public func encode(with coder: NSCoder) {
    coder.encode(values.count, forKey: Self.key)
    for (index, value) in values.enumerated() {
      coder.encode(Double(value), forKey: "\(Self.key)_\(index)")
    }
  }

  /// Archives of numbers are read with the class of what is in them known.
  public static var supportsSecureCoding: Bool { true }

  /// How many numbers there are.
  public var count: Int { values.count }
  /// The number at `index`; 0 where there is none.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number, or 0.
  public var x: CGFloat { value(at: 0) }
  /// The second number, or 0.
  public var y: CGFloat { value(at: 1) }
  /// The third number, or 0.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number, or 0.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as an origin, a width and a height.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as a transform.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// The numbers as a text, such as `[1 0.5]`.
  public var stringRepresentation: String {
    "[" + values.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
  }

  /// The same object: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether `object` is a vector of the same numbers.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }
  /// The same for equal vectors.
  public override var hash: Int { values.hashValue }
  /// The numbers as a text.
  public override var description: String { stringRepresentation }
}
