// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// The dot of a page, or the picture that stands for it, in one colour.
final class PageDot: UIImageView {
  /// The pictures that were set for this page alone.
  var ownImage: UIImage?
  var ownCurrentImage: UIImage?

  /// Shows a picture, or a dot of the given diameter, in points.
  func show(_ image: UIImage?, diameter: CGFloat, color: UIColor) {
    self.image = image?.withRenderingMode(.alwaysTemplate)
    tintColor = color
    backgroundColor = image == nil ? color : nil
    layer.cornerRadius = image == nil ? diameter / 2 : 0
    bounds.size = image?.size ?? CGSize(width: diameter, height: diameter)
  }
}
