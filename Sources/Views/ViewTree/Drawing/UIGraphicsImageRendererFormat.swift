// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// What the pictures of an image renderer are like.
///
/// Differs from UIKit: colours are sRGB; there are no wider ranges.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; the screen's unless it is set.
  open var scale: CGFloat = PictureFormat.screenScale
  /// Whether pictures are black where nothing is drawn; else they are transparent there.
  open var opaque = false
  /// How many colours pictures can have; kept: those of sRGB.
  open var preferredRange = Range.automatic
  /// Whether pictures can have more colours than sRGB has; the older form.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// The screen's scale, transparent.
  public required init() {
    super.init()
  }

  /// What suits a screen of the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
