// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import Synchronization

/// The variants of an image, by appearance, scale and device.
///
/// An image selected from an asset references it, and views show the variant for their traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant: Sendable {
    var traits: UITraitCollection
    var image: UIImage
  }

  private let variants = Mutex<[Variant]>([])

  /// Creates an asset without variants.
  public override init() {
    super.init()
  }

  /// Returns the variant for `traitCollection`: the one with the fewest contradicting and the most matching
  /// traits, then by scale.
  ///
  /// Returns an image with a size of zero if there are no variants.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    best(for: traitCollection) ?? UIImage()
  }

  /// Returns the variant for `configuration`.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).configured(configuration)
  }

  /// Adds the variant for `traitCollection`, replacing the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(Variant(traits: traitCollection, image: image))
    }
  }

  /// Adds the variant for the traits of `configuration`.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the variant for exactly these traits.
  open func unregister(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the variant for exactly the traits of `configuration`.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns the variant for `traits` with the display options of `image`, which is a variant or was created
  /// from one; `image` itself if it is the best variant.
  func variant(of image: UIImage, with traits: UITraitCollection) -> UIImage {
    guard let best = best(for: traits), best.displayImage !== image.displayImage else {
      return image
    }
    var manner = image.manner
    manner.asset = self
    return UIImage(best.displayImage, scale: best.scale, manner: manner)
  }

  private func best(for traits: UITraitCollection) -> UIImage? {
    variants.withLock { variants in
      variants.max { Self.rank($0.traits, for: traits) < Self.rank($1.traits, for: traits) }?.image
    }
  }

  /// Returns the rank of a variant for `offered` traits; the first component is the most significant.
  private static func rank(
    _ offered: UITraitCollection, for wanted: UITraitCollection
  ) -> (Int, Int, CGFloat) {
    var contradictions = 0
    var agreements = 0
    func compare<Trait: Equatable>(_ trait: KeyPath<UITraitCollection, Trait>, unsaid: Trait) {
      let (offer, wish) = (offered[keyPath: trait], wanted[keyPath: trait])
      guard offer != unsaid else { return }
      if offer == wish { agreements += 1 } else { contradictions += 1 }
    }
    compare(\.userInterfaceStyle, unsaid: .unspecified)
    compare(\.userInterfaceIdiom, unsaid: .unspecified)
    compare(\.accessibilityContrast, unsaid: .unspecified)
    compare(\.layoutDirection, unsaid: .unspecified)
    compare(\.horizontalSizeClass, unsaid: .unspecified)
    compare(\.verticalSizeClass, unsaid: .unspecified)
    let wish = wanted.displayScale > 0 ? wanted.displayScale : 2
    let offer = offered.displayScale > 0 ? offered.displayScale : wish
    // A higher scale than the requested one is preferred to a lower one.
    let fit = offer >= wish ? wish - offer : 8 * (offer - wish)
    return (-contradictions, agreements, fit)
  }
}
