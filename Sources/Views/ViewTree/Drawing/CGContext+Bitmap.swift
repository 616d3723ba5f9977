// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

// Bitmap contexts.
extension CGContext {
  /// Creates a bitmap context, whose y axis points up from its lower left corner, with one pixel per unit.
  ///
  /// Each drawing call writes to the memory that `data` points to; with `nil`, to memory of the context's
  /// own, allocated when it is first read. The rows in memory run from the top. With a `bytesPerRow` of 0,
  /// rows have the size that the pixels need. The memory has `bytesPerRow` times `height` bytes and has to
  /// remain allocated as long as the context exists. Returns `nil` for empty sizes and unsupported formats.
  /// The supported formats are 8-bit greyscale without alpha, and four components of 8 bits with
  /// premultiplied or without alpha. Differs from CoreGraphics: a process needs CairoHost or GTKHost to have
  /// pixels in memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let format = BitmapFormat(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: bitmapInfo)
    else { return nil }
    self.init(bitmap: BitmapStore(format, memory: data))
  }

  /// Returns an image of the current bitmap, or `nil` if the context is not a bitmap.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    if let memory = bitmap.memory {
      let pixels = bitmap.format.pixels(in: memory)
      return CGImage(
        picture: DisplayImage(
          source: .pixels(pixels), pixelSize: area.size, isOpaque: bitmap.format.isOpaque))
    }
    return PictureFormat(bounds: area, scale: 1, isOpaque: bitmap.format.isOpaque)
      .image(of: self).cgImage
  }

  /// The memory of the bitmap, whose rows run from the top, or `nil` if the context is not a bitmap.
  ///
  /// - Complexity: O(n) in the number of pixels and of drawing commands, on first access.
  public var data: UnsafeMutableRawPointer? {
    keepPixels()
    return bitmap?.memory
  }

  /// The width of the bitmap, in pixels; 0 if the context is not a bitmap.
  public var width: Int { bitmap?.format.width ?? 0 }
  /// The height of the bitmap, in pixels; 0 if the context is not a bitmap.
  public var height: Int { bitmap?.format.height ?? 0 }
  /// The number of bits per component of a pixel; 0 if the context is not a bitmap.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The number of bits per pixel; 0 if the context is not a bitmap.
  public var bitsPerPixel: Int { 8 * (bitmap?.format.pixelBytes ?? 0) }
  /// The number of bytes per row; 0 if the context is not a bitmap.
  public var bytesPerRow: Int { bitmap?.format.bytesPerRow ?? 0 }
  /// The colour space of the bitmap, or `nil` if the context is not a bitmap.
  public var colorSpace: CGColorSpace? { bitmap?.format.space }
  /// The layout of the components of a pixel; empty if the context is not a bitmap.
  public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }
  /// The position and kind of the alpha component of a pixel.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }
}
