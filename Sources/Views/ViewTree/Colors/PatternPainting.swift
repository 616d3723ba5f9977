// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A picture that can be put beside itself all over a rectangle.
protocol PatternPainting: AnyObject {
  /// What paints the picture all over `bounds`, in points.
  func patternCommands(in bounds: CGRect, traits: UITraitCollection) -> [DrawCommand]
  /// The size of the picture, in points.
  var size: CGSize { get }
}
