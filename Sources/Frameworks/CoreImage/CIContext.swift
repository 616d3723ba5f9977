// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ImageIO
import MullionContracts
import MullionDisplayTree

/// Makes the pixels of images.
///
/// Colours are counted in light, unless the options say otherwise: a mean of black and white is brighter than the
/// middle of sRGB's components. May be used from any thread; pixels are made in the thread that asks.
open class CIContext: NSObject, @unchecked Sendable {
  private let isLinear: Bool
  /// What colours are counted in, as it was given; nil: light, or nothing else than what is in files.
  public let workingColorSpace: CGColorSpace?

  /// A context that counts colours in light.
  public override convenience init() {
    self.init(options: nil)
  }

  /// A context; ``CIContextOption/workingColorSpace`` makes a difference.
  public init(options: [CIContextOption: Any]?) {
    let space = options?[.workingColorSpace]
    isLinear = space == nil
    workingColorSpace = space as? CGColorSpace
    super.init()
  }

  // MARK: Pictures

  /// The picture of what lies in `fromRect`, as it touches whole pixels; nil: that is nothing, endless, or what it is made of can't be
  /// decoded.
  ///
  /// Differs from Core Image: a process needs CairoHost to decode the pictures that images are made of.
  ///
  /// - Complexity: O(n) in the pixels, for each filter.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let buffer = field(image, fromRect)?.buffer(isLinear: isLinear) else { return nil }
    return CGImage(
      picture: DisplayImage(
        source: .pixels(buffer), pixelSize: CGSize(width: buffer.width, height: buffer.height)))
  }

  /// The picture of what lies in `fromRect`; see ``createCGImage(_:from:)``.
  ///
  /// Format and colour space make no difference: pictures are sRGB with four times 8 bits.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// The pixels of `rect`; nil: there are none.
  private func field(_ image: CIImage, _ rect: CGRect) -> PixelField? {
    guard let area = PixelArea(touching: rect) else { return nil }
    do {
      return try RecipeRun(isLinear: isLinear).pixels(of: image.recipe, in: area)
    } catch {
      Diagnostics.reportOnce("CIContext makes no pixels: \(error)")
      return nil
    }
  }

  // MARK: Memory and files

  /// Writes the pixels of `bounds` to memory, the topmost row first, each row `rowBytes` long; leaves the memory alone where there are none.
  ///
  /// `colorSpace` nil: colours are written as they are counted.
  ///
  /// The memory has `rowBytes` bytes for each row of the bounds.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let field = field(image, bounds) else { return }
    let encodes = isLinear && colorSpace != nil
    let (width, height) = (field.area.width, field.area.height)
    if let places = format.places {
      let buffer = field.buffer(isLinear: encodes)
      for index in 0..<width * height {
        let pixel = data + index / width * rowBytes + index % width * 4
        for lane in 0..<4 {
          pixel.storeBytes(
            of: buffer.bytes[4 * index + lane], toByteOffset: places[lane], as: UInt8.self)
        }
      }
    } else if format == .RGBAf {
      for index in 0..<width * height {
        let row = data + (height - 1 - index / width) * rowBytes
        let pixel = field.pixels[index]
        row.storeBytes(
          of: encodes ? TransferCurve.convert(pixel, TransferCurve.encoded) : pixel,
          toByteOffset: index % width * 16, as: Pixel.self)
      }
    }
  }

  /// The image's pixels as a PNG file; nil: there are none, or nothing here writes files.
  ///
  /// Differs from Core Image: a process needs CairoHost to write files; format, colour space and options make no difference.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    encoded(image) { try $0.png(of: $1) }
  }

  /// The image's pixels as a JPEG file on white; nil: there are none, or nothing here writes files.
  ///
  /// Differs from Core Image: a process needs CairoHost to write files; the colour space makes no difference, the quality is that of
  /// `kCGImageDestinationLossyCompressionQuality`.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let key = CIImageRepresentationOption(
      rawValue: kCGImageDestinationLossyCompressionQuality as String)
    let number = (options[key] as? NSNumber)?.doubleValue ?? 0.85
    return encoded(image) { try $0.jpeg(of: $1, quality: min(max(CGFloat(number), 0), 1)) }
  }

  private func encoded(
    _ image: CIImage, _ body: (any PictureEncoding, PixelBuffer) throws -> Data
  ) -> Data? {
    guard let field = field(image, image.extent), let writer = PixelBuffer.encoder
    else { return nil }
    return try? body(writer, field.buffer(isLinear: isLinear))
  }

  /// Does nothing: nothing is kept.
  open func clearCaches() {}
  /// The most pixels across and down.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
  /// The most pixels across and down.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
}
