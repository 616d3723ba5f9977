// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

extension CGImage {
  /// Creates an image from the pixels of `provider`, whose rows run from the top.
  ///
  /// Returns `nil` if there are not enough bytes, and for formats other than those of bitmap contexts. Scaled
  /// images are interpolated even without `shouldInterpolate`.
  ///
  /// Differs from CoreGraphics: `decode` and `intent` are ignored.
  ///
  /// - Complexity: O(n) in the number of pixels.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let format = BitmapFormat(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: bitmapInfo.rawValue),
      bitsPerPixel == 8 * format.pixelBytes, let data = provider.data,
      data.length >= format.bytesPerRow * (height - 1) + width * format.pixelBytes
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: max(data.length, format.byteCount))
    data.getBytes(&bytes, length: data.length)
    let pixels = bytes.withUnsafeBytes { $0.baseAddress.map(format.pixels(in:)) }
    guard let pixels else { return nil }
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    self.init(
      picture: DisplayImage(source: .pixels(pixels), pixelSize: size, isOpaque: format.isOpaque))
  }

  /// The pixels in the image's format, or `nil` if no host in the process paints pixels.
  ///
  /// - Complexity: O(n) in the number of pixels, on each access.
  public var dataProvider: CGDataProvider? {
    guard ImageCodecs.current != nil, let space = colorSpace,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
    else { return nil }
    context.interpolationQuality = .none
    context.draw(
      self, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    guard let memory = context.data else { return nil }
    return CGDataProvider(data: NSData(bytes: memory, length: bytesPerRow * height))
  }
}
