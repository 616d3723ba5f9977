// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

// Contexts that are bitmaps.
extension CGContext {
  /// A bitmap that is drawn into, whose y axis points up from its lower left corner, a pixel a unit.
  ///
  /// What is drawn goes to the memory that `data` points to, in each call that draws; with nil, to memory of the context's own, once
  /// that is asked for. The memory's rows run from the top. A `bytesPerRow` of 0 is as many as the pixels need.
  ///
  /// nil for sizes of nothing and formats that are not there: there are grey ones of 8 bits without opacity, and ones of four times
  /// 8 bits with opacity that colours are multiplied by, or with none.
  ///
  /// Differs from CoreGraphics: a process needs CairoHost to have pixels in memory.
  ///
  /// The memory has `bytesPerRow` times `height` bytes and lives as long as the context.
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

  /// The picture of what is in the bitmap now; nil: the context is none.
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

  /// The memory of the bitmap, whose rows run from the top; nil: the context is none.
  ///
  /// - Complexity: O(n) in the number of pixels and what was drawn when it is first asked for.
  public var data: UnsafeMutableRawPointer? {
    keepPixels()
    return bitmap?.memory
  }

  /// How many pixels the bitmap has across; 0: the context is none.
  public var width: Int { bitmap?.format.width ?? 0 }
  /// How many pixels the bitmap has from top to bottom; 0: the context is none.
  public var height: Int { bitmap?.format.height ?? 0 }
  /// The bits of a component of a pixel; 0: the context is no bitmap.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The bits of a pixel; 0: the context is no bitmap.
  public var bitsPerPixel: Int { 8 * (bitmap?.format.pixelBytes ?? 0) }
  /// The bytes of a row of pixels; 0: the context is no bitmap.
  public var bytesPerRow: Int { bitmap?.format.bytesPerRow ?? 0 }
  /// What the components of a pixel mean; nil: the context is no bitmap.
  public var colorSpace: CGColorSpace? { bitmap?.format.space }
  /// How the components of a pixel stand; none where the context is no bitmap.
  public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }
  /// Where the opacity of a pixel is.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }
}
