// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The pixels of an image, or a part of them.
///
/// - Note: Differs from Core Graphics: pixels are upright, regardless of the orientation of the file, and
///   cannot be read; two images are equal if they are the same object.
public final class CGImage: Hashable, Sendable {
  /// The content that hosts draw.
  package let content: any AnyObject & Sendable
  /// The part of the content, in fractions of its width and height; (0, 0, 1, 1) is the whole.
  package let part: CGRect
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Creates an image of a part of `content`, with the given size in pixels.
  package init(
    _ content: any AnyObject & Sendable, width: Int, height: Int,
    part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  ) {
    self.content = content
    self.part = part
    self.width = width
    self.height = height
  }

  /// Returns the part of the image in `rect`, extended to whole pixels.
  ///
  /// - Parameter rect: A rectangle in pixels from the top left corner.
  /// - Returns: The part; `nil` if `rect` is empty, outside the image or has a number that is not finite.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite,
      rect.height.isFinite
    else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let cut = rect.standardized.integral.intersection(whole)
    guard cut.width >= 1, cut.height >= 1 else { return nil }
    let (across, down) = (part.width / CGFloat(width), part.height / CGFloat(height))
    return CGImage(
      content, width: Int(cut.width), height: Int(cut.height),
      part: CGRect(
        x: part.minX + cut.minX * across, y: part.minY + cut.minY * down,
        width: cut.width * across, height: cut.height * down))
  }

  /// Returns another object with the same pixels.
  public func copy() -> CGImage? {
    CGImage(content, width: width, height: height, part: part)
  }

  /// Returns whether both are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
