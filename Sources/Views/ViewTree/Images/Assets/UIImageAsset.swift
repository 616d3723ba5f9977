// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import Synchronization

/// The variants of one picture: light and dark, fine and coarse, for one device or another.
///
/// A picture made from one keeps it, and views show the variant for their traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant: Sendable {
    var traits: UITraitCollection
    var image: UIImage
  }

  private let variants = Mutex<[Variant]>([])

  /// Variants of no picture yet.
  public override init() {
    super.init()
  }

  /// The variant for `traitCollection`: what it asks for and the others don't contradict counts
  /// most, then the scale.
  ///
  /// Of no variants: a picture of no size.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    best(for: traitCollection) ?? UIImage()
  }

  /// The variant for `configuration`.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).configured(configuration)
  }

  /// Adds the variant for `traitCollection`, in place of the one that is there for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(Variant(traits: traitCollection, image: image))
    }
  }

  /// Adds the variant for `configuration`'s traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes the variant for exactly these traits away.
  open func unregister(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Takes the variant for `configuration`'s traits away.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// What is shown of `image`, one of these variants or made from one, for `traits`: another
  /// variant where there is one, shown the same way.
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

  /// How well a variant for `offered` goes with `wanted`; the first number counts most.
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
    // Finer than wished is better than coarser.
    let fit = offer >= wish ? wish - offer : 8 * (offer - wish)
    return (-contradictions, agreements, fit)
  }
}
