// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ImageIO
import MullionContracts
import MullionDisplayTree

/// A context that renders images.
///
/// Colours are computed in linear light by default: the mean of black and white is brighter than the middle
/// of sRGB's components. Contexts are thread-safe; images are rendered on the calling thread.
open class CIContext: NSObject, @unchecked Sendable {
  private let isLinear: Bool
  /// The working colour space passed in the options; `nil` if none was passed, for linear light, or if
  /// `NSNull` was passed, for no colour management.
  public let workingColorSpace: CGColorSpace?

  /// Creates a context that computes colours in linear light.
  public override convenience init() {
    self.init(options: nil)
  }

  /// Creates a context with options; only ``CIContextOption/workingColorSpace`` has an effect.
  public init(options: [CIContextOption: Any]?) {
    let space = options?[.workingColorSpace]
    isLinear = space == nil
    workingColorSpace = space as? CGColorSpace
    super.init()
  }

  // MARK: Images

  /// Returns the rendered image of `fromRect`, extended to whole pixels, or `nil` if that is empty, infinite
  /// or too large, or a source image cannot be decoded.
  ///
  /// Differs from Core Image: CairoHost must be linked to decode source images.
  ///
  /// - Complexity: O(*n*) in the pixels that each filter reads and writes.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let buffer = field(image, fromRect)?.buffer(isLinear: isLinear) else { return nil }
    return CGImage(
      picture: DisplayImage(
        source: .pixels(buffer), pixelSize: CGSize(width: buffer.width, height: buffer.height)))
  }

  /// Returns the rendered image of `fromRect`; see ``createCGImage(_:from:)``.
  ///
  /// - Note: `format` and `colorSpace` have no effect on Linux: images are sRGB with 8 bits for each of four
  ///   components.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Returns the rendered pixels of `rect`, or `nil` if there are none.
  private func field(_ image: CIImage, _ rect: CGRect) -> PixelField? {
    guard let area = PixelArea(touching: rect) else { return nil }
    do {
      return try RecipeRun(isLinear: isLinear).pixels(of: image.recipe, in: area)
    } catch {
      Diagnostics.reportOnce("CIContext can't render: \(error)")
      return nil
    }
  }

  // MARK: Memory and files

  /// Renders the pixels of `bounds` to memory, the top row first, each row `rowBytes` long.
  ///
  /// The memory must have `rowBytes` bytes for each row of the bounds. It is not modified if there are no
  /// pixels, or `format` is not one of ``CIFormat``'s constants.
  ///
  /// If `colorSpace` is `nil`, components are in the working colour space; with any colour space they are in
  /// sRGB.
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

  /// Returns the pixels of an image as a PNG file, or `nil` if there are none, or no encoder is linked.
  ///
  /// Differs from Core Image: CairoHost must be linked to encode files.
  ///
  /// - Note: `format`, `colorSpace` and `options` have no effect on Linux.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    encoded(image) { try $0.png(of: $1) }
  }

  /// Returns the pixels of an image as a JPEG file on a white background, or `nil` if there are none, or no
  /// encoder is linked.
  ///
  /// Differs from Core Image: CairoHost must be linked to encode files. The quality is the option
  /// `kCGImageDestinationLossyCompressionQuality`, by default 0.85.
  ///
  /// - Note: `colorSpace` has no effect on Linux.
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
    guard let field = field(image, image.extent), let writer = ImageCodecs.current?.pictures
    else { return nil }
    return try? body(writer, field.buffer(isLinear: isLinear))
  }

  /// Returns the maximum size of an input image, in pixels.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
  /// Returns the maximum size of an output image, in pixels.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
}
