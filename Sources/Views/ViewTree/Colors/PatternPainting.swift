// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// An image that can be repeated to fill a rectangle.
protocol PatternPainting: AnyObject {
  /// Returns the commands that fill `bounds`, in points, with the image.
  func patternCommands(in bounds: CGRect, traits: UITraitCollection) -> [DrawCommand]
  /// The size of the image, in points.
  var size: CGSize { get }
}
