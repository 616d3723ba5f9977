// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The pixel format in which hosts hold images in memory.
extension CGImage {
  /// The number of bits per component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row of pixels.
  public var bytesPerRow: Int { 4 * width }
  /// The color space of the components: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The location of the alpha component: first, and premultiplied.
  ///
  /// It is `noneSkipFirst` for images that are known to be opaque, such as those of JPEG files and of bitmaps
  /// without alpha.
  public var alphaInfo: CGImageAlphaInfo {
    (content as? any PixelContent)?.isOpaque ?? false ? .noneSkipFirst : .premultipliedFirst
  }
  /// The layout of the components: blue, green, red, alpha.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
  }
  /// The mapping of component values; `nil`, because they are not remapped.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether pixels are interpolated when the image is scaled; always `true`.
  public var shouldInterpolate: Bool { true }
  /// The handling of colors outside the gamut; always the default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
}
