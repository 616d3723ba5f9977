// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A picture's pixels, or a part of them.
///
/// Differs from CoreGraphics: pixels are upright, whatever the orientation of the file they are from,
/// and can't be read; two pictures are equal when they are the same object.
public final class CGImage: Hashable, Sendable {
  /// What hosts draw.
  package let content: any AnyObject & Sendable
  /// Which part of the content, in shares of its width and height; the whole is (0, 0, 1, 1).
  package let part: CGRect
  /// How many pixels there are across.
  public let width: Int
  /// How many pixels there are from top to bottom.
  public let height: Int

  /// A part of `content`, of so many pixels.
  package init(
    _ content: any AnyObject & Sendable, width: Int, height: Int,
    part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  ) {
    self.content = content
    self.part = part
    self.width = width
    self.height = height
  }

  /// The part in `rect`, in pixels from the top left corner; nil when that is outside.
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

  /// Another object with the same pixels.
  public func copy() -> CGImage? {
    CGImage(content, width: width, height: height, part: part)
  }

  /// Whether both are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
