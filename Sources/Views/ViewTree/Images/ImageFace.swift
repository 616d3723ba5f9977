// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The appearance of an image in a view: the variant for its traits, tinted, mirrored, stretched.
package struct ImageFace {
  /// The displayed variant.
  package let image: UIImage
  private let drawn: DisplayImage
  private let tint: DisplayColor?

  /// Creates the appearance of `image` in a view with the given traits, or returns `nil` if the image has no
  /// pixels.
  ///
  /// Template images are drawn in `tintColor`.
  package init?(
    _ image: UIImage, traits: UITraitCollection, tintColor: UIColor,
    symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) {
    self.init(
      shown: Self.variant(of: image, traits: traits, symbolConfiguration: symbolConfiguration),
      traits: traits, tintColor: tintColor)
  }

  /// Creates the appearance of `shown`, the variant for the traits, or returns `nil` if it has no pixels.
  init?(shown: UIImage, traits: UITraitCollection, tintColor: UIColor) {
    guard var picture = shown.displayImage, shown.size.width > 0, shown.size.height > 0 else {
      return nil
    }
    self.image = shown
    tint = Self.tint(of: shown, tintColor: tintColor)?.displayColor(with: traits)
    if let symbol = picture.symbol, shown.renderingMode != .alwaysTemplate {
      let inks = Self.inks(of: shown, traits: traits)
      if !inks.isEmpty {
        picture = DisplayImage(
          source: .symbol(SymbolPicture(symbol.name, weight: symbol.weight, inks: inks)),
          pixelSize: picture.pixelSize)
      }
    }
    let isMirrored = shown.manner.flipsForRightToLeft && traits.layoutDirection == .rightToLeft
    drawn = isMirrored ? picture.mirrored : picture
  }

  /// Returns the variant for the traits, with symbols in the view's preferred configuration.
  package static func variant(
    of image: UIImage, traits: UITraitCollection,
    symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) -> UIImage {
    var shown = image
    if let asset = image.imageAsset { shown = asset.variant(of: image, with: traits) }
    if let preferred = symbolConfiguration, shown.isSymbolImage {
      let own = shown.configuration as? UIImage.SymbolConfiguration
      shown = shown.configured(own.map { preferred.applying($0) } ?? preferred)
    }
    return shown.isSymbolImage ? sized(shown, for: traits) : shown
  }

  /// Returns the symbol in the size of its text style for the traits, or the symbol unmodified if it has no
  /// text style.
  private static func sized(_ symbol: UIImage, for traits: UITraitCollection) -> UIImage {
    guard let configuration = symbol.symbolConfiguration, configuration.look.textStyle != nil,
      traits.displayScale > 0, configuration.look.side(for: traits) != symbol.size.width
    else { return symbol }
    return symbol.configured(configuration.replacing(traits))
  }

  private static func tint(of image: UIImage, tintColor: UIColor) -> UIColor? {
    switch image.renderingMode {
    case .alwaysTemplate: tintColor
    case .alwaysOriginal: image.manner.tint ?? (image.isSymbolImage ? .black : nil)
    case .automatic: image.manner.tint ?? (image.isSymbolImage ? tintColor : nil)
    }
  }

  private static func inks(of image: UIImage, traits: UITraitCollection) -> [DisplayColor] {
    switch image.symbolConfiguration?.look.colors {
    case nil, .monochrome: []
    case .palette(let colors): colors.map { $0.displayColor(with: traits) }
    case .hierarchical(let color):
      [1, 0.5, 0.25].map {
        var shade = color.displayColor(with: traits)
        shade.alpha *= $0
        return shade
      }
    }
  }

  /// Returns commands that draw black with the given opacity over the image's shape.
  func shadeCommands(in destination: CGRect, _ opacity: CGFloat) -> [DrawCommand] {
    let black = DisplayColor(red: 0, green: 0, blue: 0, alpha: Double(opacity))
    return commands(in: destination, tint: black)
  }

  /// Returns commands that draw the image in `destination`, in points.
  package func commands(in destination: CGRect) -> [DrawCommand] {
    commands(in: destination, tint: drawn.symbol?.inks.isEmpty == false ? nil : tint)
  }

  private func commands(in destination: CGRect, tint: DisplayColor?) -> [DrawCommand] {
    if let caps = image.manner.capInsets {
      return NinePatch(
        size: image.size, caps: caps, mode: image.resizingMode, destination: destination
      ).parts.map { part in
        var piece = ImagePart(destination: part.destination, source: part.source, tint: tint)
        piece.isJoined = true
        return .imagePart(drawn, piece)
      }
    }
    guard tint != nil || drawn.symbol != nil else {
      return [.image(drawn, destination: destination)]
    }
    return [.imagePart(drawn, ImagePart(destination: destination, tint: tint))]
  }
}
