// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry
import MullionDisplayTree

/// An image as a recipe: what it is made of, and which filters go over that.
///
/// Nothing is drawn before a context is asked for pixels. Coordinates are pixels, whose origin is at the lower left.
/// Colours are sRGB's. May be used from any thread.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  let recipe: any ImageRecipe
  /// The picture that the image is, if it is one and nothing else.
  public let cgImage: CGImage?
  /// The file that the image is from; nil: it is from none.
  public let url: URL?

  init(recipe: any ImageRecipe, picture: CGImage? = nil, url: URL? = nil) {
    self.recipe = recipe
    cgImage = picture
    self.url = url
    super.init()
  }

  /// No pixels.
  public override init() {
    recipe = EmptyRecipe()
    (cgImage, url) = (nil, nil)
    super.init()
  }

  /// The pixels of a picture, its lower left corner at the origin.
  public convenience init(cgImage image: CGImage) {
    self.init(recipe: PictureRecipe(image: image), picture: image)
  }

  /// The pixels of a picture, its lower left corner at the origin.
  ///
  /// No option makes a difference: colours are sRGB's.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }

  /// One colour everywhere.
  public convenience init(color: CIColor) {
    self.init(recipe: ColorRecipe(color: color))
  }

  /// The picture of an image file; nil: its header can't be read.
  public convenience init?(data: Data) {
    self.init(data: data, options: nil)
  }

  /// The picture of an image file; nil: its header can't be read.
  ///
  /// With `applyOrientationProperty` it is turned upright as the file says.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    self.init(data, url: nil, options)
  }

  /// The picture of the image file at `url`; nil: it can't be read.
  public convenience init?(contentsOf url: URL) {
    self.init(contentsOf: url, options: nil)
  }

  /// The picture of the image file at `url`; nil: it can't be read.
  ///
  /// With `applyOrientationProperty` it is turned upright as the file says.
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

  /// Pixels of `size` in memory, the topmost row first, each row `bytesPerRow` long.
  ///
  /// Formats of four times 8 bits are known, whose colours are multiplied by alpha; of others there are no pixels. `colorSpace`
  /// makes no difference.
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

  /// No pixels.
  open class func empty() -> CIImage { CIImage() }

  /// Where there are pixels: may be endless, is null where there are none.
  open var extent: CGRect { recipe.extent }

  /// What colours mean: sRGB in a picture; nil: images of other kinds have no space.
  open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  /// The same object: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Where the pixels are.
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
