// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

extension CGImage {
  /// A picture of the pixels that `provider` has, whose rows run from the top.
  ///
  /// nil for formats that are not there, which are those of bitmaps that are drawn into, and where there are not enough bytes.
  /// Without `shouldInterpolate` pixels are mixed as well where the picture is scaled.
  ///
  /// Differs from CoreGraphics: `decode` and `intent` are not heeded.
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

  /// The pixels, in the format that the picture says; nil where nothing in the process paints pixels.
  ///
  /// - Complexity: O(n) in the number of pixels, each time.
  public var dataProvider: CGDataProvider? {
    guard DisplayImage.decoder != nil, let space = colorSpace,
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
