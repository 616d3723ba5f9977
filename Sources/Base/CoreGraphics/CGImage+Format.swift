// SPDX-License-Identifier: Apache-2.0

public import Foundation

// How hosts have the pixels of pictures in memory.
extension CGImage {
  /// The bits of a component of a pixel: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row of pixels.
  public var bytesPerRow: Int { 4 * width }
  /// What the components mean: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where the opacity is: before the colours, which are multiplied by it; there is none of pictures that are known to
  /// let nothing through, as those of JPEG files and of bitmaps without opacity.
  public var alphaInfo: CGImageAlphaInfo {
    (content as? any PixelContent)?.isOpaque ?? false ? .noneSkipFirst : .premultipliedFirst
  }
  /// How the components stand: blue, green, red, alpha.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
  }
  /// Which values components stand for; nil: those that they have.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether pixels are mixed where the picture is scaled: they are.
  public var shouldInterpolate: Bool { true }
  /// What becomes of colours that a space does not have.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
}
