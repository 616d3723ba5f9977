// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// A colour that filters take, of sRGB components with its opacity.
///
/// Differs from Core Image: other spaces are taken for sRGB.
public final class CIColor: NSObject, NSCopying, NSSecureCoding, Sendable {
  private let content: CGColor

  /// A colour of components from 0 to 1, not multiplied by alpha; they may be below and above.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// An opaque colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// A colour whose components are of `colorSpace`; nil: they can't be, as the space is of greys.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard colorSpace.numberOfComponents == 3 else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// An opaque colour whose components are of `colorSpace`; nil: they can't be, as the space is of greys.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace
  ) {
    self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
  }

  /// A colour of CoreGraphics.
  public convenience init(cgColor color: CGColor) {
    let rgba = color.rgba
    self.init(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3])
  }

  /// The colour in a text of three or four components, such as `0.5 0.7 0.3 1`.
  public convenience init(string representation: String) {
    let vector = CIVector(string: representation)
    self.init(
      red: vector.x, green: vector.y, blue: vector.z, alpha: vector.count > 3 ? vector.w : 1)
  }

  /// The colour that was written to an archive.
  public convenience init?(coder: NSCoder) {
    guard let vector = CIVector(coder: coder), vector.count == 4 else { return nil }
    self.init(red: vector.x, green: vector.y, blue: vector.z, alpha: vector.w)
  }

  /// Writes the components.
  public func encode(with coder: NSCoder) {
    CIVector(x: red, y: green, z: blue, w: alpha).encode(with: coder)
  }

  /// Archives of colours are read with the class of what is in them known.
  public static var supportsSecureCoding: Bool { true }

  /// Not multiplied by alpha.
  public var red: CGFloat { content.rgba[0] }
  /// Not multiplied by alpha.
  public var green: CGFloat { content.rgba[1] }
  /// Not multiplied by alpha.
  public var blue: CGFloat { content.rgba[2] }
  /// The opacity.
  public var alpha: CGFloat { content.rgba[3] }
  /// Four: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }
  /// sRGB.
  public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  /// The components as a text, such as `0.5 0.7 0.3 1`.
  public var stringRepresentation: String {
    content.rgba.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// The same object: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether `object` is a colour of the same components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.content == content }
  /// The same for equal colours.
  public override var hash: Int { content.hashValue }
  /// The components as a text.
  public override var description: String { "(\(stringRepresentation))" }
}
