// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIColor {
  /// A picture that is put beside itself wherever the colour fills a view, from the upper left corner on.
  ///
  /// Shapes that are drawn by hand are filled with it from the origin of what is drawn into.
  ///
  /// Differs from UIKit: lines, texts and layers' own colours are clear where they have such a colour.
  public convenience init(patternImage image: UIImage) { self.init(pattern: image) }
}

extension UIImage: PatternPainting {
  /// What paints the picture all over `bounds`; nothing where either is empty.
  func patternCommands(in bounds: CGRect, traits: UITraitCollection) -> [DrawCommand] {
    guard size.width > 0, size.height > 0, !bounds.isEmpty else { return [] }
    let tiled = resizableImage(withCapInsets: .zero, resizingMode: .tile)
    let face = ImageFace(tiled, traits: traits, tintColor: .label)
    return face?.commands(in: bounds) ?? []
  }
}
