// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// The format of the images of an image renderer.
///
/// Differs from UIKit: colours are sRGB; there are no wider ranges.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point; the screen's by default.
  open var scale: CGFloat = PictureFormat.screenScale
  /// Whether images are opaque, initially black; if not, they are initially transparent.
  open var opaque = false
  /// The colour range of images.
  ///
  /// - Note: Has no effect on Linux: colours are sRGB.
  open var preferredRange = Range.automatic
  /// Whether images have an extended colour range; superseded by ``preferredRange``.
  ///
  /// - Note: Has no effect on Linux: colours are sRGB.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Creates a format with the screen's scale, and transparency.
  public required init() {
    super.init()
  }

  /// Creates the format that suits a screen with the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
