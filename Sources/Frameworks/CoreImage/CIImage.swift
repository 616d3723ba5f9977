// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry
import MullionDisplayTree

/// An image as a recipe: its source and the filters that are applied to it.
///
/// Nothing is rendered until a context requests pixels. Coordinates are pixels with the origin at the lower
/// left. Colours are sRGB. Images are thread-safe.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  let recipe: any ImageRecipe
  /// The source image, if the image consists of nothing else.
  public let cgImage: CGImage?
  /// The URL of the file that the image was created from, or `nil` if it was created otherwise.
  public let url: URL?

  init(recipe: any ImageRecipe, picture: CGImage? = nil, url: URL? = nil) {
    self.recipe = recipe
    cgImage = picture
    self.url = url
    super.init()
  }

  /// Creates an empty image.
  public override init() {
    recipe = EmptyRecipe()
    (cgImage, url) = (nil, nil)
    super.init()
  }

  /// Creates an image from a `CGImage`, with its lower left corner at the origin.
  public convenience init(cgImage image: CGImage) {
    self.init(recipe: PictureRecipe(image: image), picture: image)
  }

  /// Creates an image from a `CGImage`, with its lower left corner at the origin.
  ///
  /// - Note: `options` has no effect on Linux: colours are sRGB.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }

  /// Creates an infinite image of one colour.
  public convenience init(color: CIColor) {
    self.init(recipe: ColorRecipe(color: color))
  }

  /// Creates an image from an image file, or `nil` if its header cannot be read.
  public convenience init?(data: Data) {
    self.init(data: data, options: nil)
  }

  /// Creates an image from an image file, or `nil` if its header cannot be read.
  ///
  /// With the option `applyOrientationProperty` the file's orientation is applied.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    self.init(data, url: nil, options)
  }

  /// Creates an image from the image file at `url`, or `nil` if it cannot be read.
  public convenience init?(contentsOf url: URL) {
    self.init(contentsOf: url, options: nil)
  }

  /// Creates an image from the image file at `url`, or `nil` if it cannot be read.
  ///
  /// With the option `applyOrientationProperty` the file's orientation is applied.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data, url: url, options)
  }

  private convenience init?(_ data: Data, url: URL?, _ options: [CIImageOption: Any]?) {
    guard let header = ImageHeader(ByteReader(data)) else { return nil }
    let turns = options?[.applyOrientationProperty] as? Bool ?? false
    let picture = CGImage(
      picture: DisplayImage(
        source: .data(data),
        pixelSize: turns ? header.uprightSize : CGSize(width: header.width, height: header.height),
        orientation: turns ? header.orientation : 1, isVector: header.format == .svg))
    self.init(recipe: PictureRecipe(image: picture), picture: picture, url: url)
  }

  /// Creates an image of `size` from pixels in memory, the top row first, each row `bytesPerRow` long.
  ///
  /// Formats of four 8-bit components with premultiplied alpha are supported; for others the image is empty.
  ///
  /// - Note: `colorSpace` has no effect on Linux.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard
      let picture = format.picture(
        of: data, bytesPerRow: bytesPerRow, width: Int(size.width), height: Int(size.height))
    else {
      self.init()
      return
    }
    self.init(cgImage: picture)
  }

  /// Returns an empty image.
  open class func empty() -> CIImage { CIImage() }

  /// The rectangle that contains pixels; may be infinite, and is null for an empty image.
  open var extent: CGRect { recipe.extent }

  /// The colour space of ``cgImage``, or `nil` if there is none.
  open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  /// Returns the same object, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A textual representation with the extent.
  open override var description: String {
    let extent = extent
    let place =
      extent.isNull
      ? "empty"
      : extent.isEndless
        ? "infinite" : "\(extent.minX) \(extent.minY) \(extent.width) \(extent.height)"
    return "<CIImage: extent [\(place)]>"
  }
}
