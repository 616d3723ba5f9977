// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

// Masking of images.
extension CGImage {
  /// Returns the image masked by the lightness of `mask`, scaled to its size: visible where it is white,
  /// partially where it is grey.
  ///
  /// Returns `nil` if no host in the process paints pixels.
  ///
  /// Differs from CoreGraphics: masks are images; there are no image masks, in which black is the visible
  /// part.
  ///
  /// - Complexity: O(n) in the number of pixels.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let cover = mask.bytes(width: width, height: height) else { return nil }
    return changed { pixel, place in
      let start = place * 4
      // Transparent parts count as black.
      let light =
        54 * Int(cover[start]) + 183 * Int(cover[start + 1]) + 19 * Int(cover[start + 2])
      for part in 0..<4 { pixel[part] = UInt8(Int(pixel[part]) * (light / 256 + 1) / 256) }
    }
  }

  /// Returns the image without the pixels whose red, green and blue are all within the given ranges.
  ///
  /// Returns `nil` unless there are six numbers, and if no host in the process paints pixels.
  ///
  /// - Parameter components: The minimum and maximum of red, then of green, then of blue, from 0 to 255,
  ///   multiplied by alpha.
  /// - Returns: The image without the pixels whose red, green and blue are all within the given ranges.
  /// - Complexity: O(n) in the number of pixels.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == 6 else { return nil }
    return changed { pixel, _ in
      let isGone = (0..<3).allSatisfy { part in
        CGFloat(pixel[part]) >= components[2 * part]
          && CGFloat(pixel[part]) <= components[2 * part + 1]
      }
      if isGone { for part in 0..<4 { pixel[part] = 0 } }
    }
  }

  /// Returns the image with each pixel (red, green, blue, alpha) modified by `change`.
  private func changed(
    _ change: (_ pixel: inout [UInt8], _ place: Int) -> Void
  ) -> CGImage? {
    guard var bytes = bytes(width: width, height: height) else { return nil }
    var pixel: [UInt8] = [0, 0, 0, 0]
    for place in 0..<width * height {
      for part in 0..<4 { pixel[part] = bytes[place * 4 + part] }
      change(&pixel, place)
      for part in 0..<4 { bytes[place * 4 + part] = pixel[part] }
    }
    guard let provider = CGDataProvider(data: NSData(data: Data(bytes))) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }

  /// Returns the premultiplied RGBA bytes of the image scaled to the given size.
  private func bytes(width: Int, height: Int) -> [UInt8]? {
    guard ImageCodecs.current != nil,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(self, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    guard let memory = context.data else { return nil }
    return Array(UnsafeRawBufferPointer(start: memory, count: 4 * width * height))
  }
}
