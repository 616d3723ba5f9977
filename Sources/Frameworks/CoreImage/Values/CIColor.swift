// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// A colour for filters, with sRGB components and alpha.
///
/// Differs from Core Image: components in other colour spaces are taken as sRGB.
public final class CIColor: NSObject, NSCopying, NSSecureCoding, Sendable {
  private let content: CGColor

  /// Creates a colour from unpremultiplied components, from 0 to 1; values outside of that range are allowed.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates an opaque colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a colour from components in `colorSpace`, or `nil` if that does not have three components.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard colorSpace.numberOfComponents == 3 else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates an opaque colour from components in `colorSpace`, or `nil` if that does not have three
  /// components.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace
  ) {
    self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
  }

  /// Creates a colour from a `CGColor`.
  public convenience init(cgColor color: CGColor) {
    let rgba = color.rgba
    self.init(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3])
  }

  /// Creates a colour from a text of three or four components, such as `0.5 0.7 0.3 1`.
  public convenience init(string representation: String) {
    let vector = CIVector(string: representation)
    self.init(
      red: vector.x, green: vector.y, blue: vector.z, alpha: vector.count > 3 ? vector.w : 1)
  }

  /// Creates a colour by decoding it, or `nil` if the archive has none.
  public convenience init?(coder: NSCoder) {
    guard let vector = CIVector(coder: coder), vector.count == 4 else { return nil }
    self.init(red: vector.x, green: vector.y, blue: vector.z, alpha: vector.w)
  }

  /// Encodes the components.
  public func encode(with coder: NSCoder) {
    CIVector(x: red, y: green, z: blue, w: alpha).encode(with: coder)
  }

  /// Whether colours support secure coding; always `true`.
  public static var supportsSecureCoding: Bool { true }

  /// The unpremultiplied red component.
  public var red: CGFloat { content.rgba[0] }
  /// The unpremultiplied green component.
  public var green: CGFloat { content.rgba[1] }
  /// The unpremultiplied blue component.
  public var blue: CGFloat { content.rgba[2] }
  /// The alpha component.
  public var alpha: CGFloat { content.rgba[3] }
  /// The number of components, 4: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }
  /// The colour space, sRGB.
  public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  /// The components as text, such as `0.5 0.7 0.3 1`.
  public var stringRepresentation: String {
    content.rgba.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// Returns the same object, as it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether `object` is a colour with the same components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.content == content }
  /// A hash value, the same for equal colours.
  public override var hash: Int { content.hashValue }
  /// The components as text in parentheses.
  public override var description: String { "(\(stringRepresentation))" }
}
