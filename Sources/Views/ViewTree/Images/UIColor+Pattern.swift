// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIColor {
  /// Creates a colour that fills a view with tiles of an image, beginning at the upper left corner.
  ///
  /// In custom drawing, shapes are filled from the origin of the context.
  ///
  /// Differs from UIKit: lines, texts and colours of layers are clear with such a colour.
  public convenience init(patternImage image: UIImage) { self.init(pattern: image) }
}

extension UIImage: PatternPainting {
  /// Returns commands that tile `bounds` with the image; empty if either is empty.
  func patternCommands(in bounds: CGRect, traits: UITraitCollection) -> [DrawCommand] {
    guard size.width > 0, size.height > 0, !bounds.isEmpty else { return [] }
    let tiled = resizableImage(withCapInsets: .zero, resizingMode: .tile)
    let face = ImageFace(tiled, traits: traits, tintColor: .label)
    return face?.commands(in: bounds) ?? []
  }
}
