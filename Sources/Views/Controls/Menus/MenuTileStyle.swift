// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The style of menu elements that are side by side; the lengths were not measured from UIKit.
enum MenuTileStyle {
  /// Tiles with an image only, or with the title if there is no image.
  case small
  /// Tiles with an image and the title below it.
  case medium
  /// Tiles with an image; selected elements have a background.
  case palette

  /// Creates the tile style of the elements of `menu`; `nil` if they are rows.
  @MainActor
  init?(_ menu: UIMenu) {
    if menu.options.contains(.displayAsPalette) {
      self = .palette
    } else {
      switch menu.preferredElementSize {
      case .small: self = .small
      case .medium: self = .medium
      case .automatic, .large: return nil
      }
    }
  }

  /// The maximum number of tiles in a line.
  var columns: Int {
    switch self {
    case .small: 4
    case .medium: 3
    case .palette: 5
    }
  }

  /// The minimum width of a tile, in points.
  var width: CGFloat {
    switch self {
    case .small: 56
    case .medium: 80
    case .palette: 44
    }
  }

  /// The height of a tile, without the title of a medium tile, in points.
  var height: CGFloat { self == .medium ? 40 : 44 }

  /// Returns the number of tiles per line for `count` tiles, distributed evenly over the fewest lines.
  func columns(of count: Int) -> Int {
    let lines = max(1, (count + columns - 1) / columns)
    return max(1, (count + lines - 1) / lines)
  }
}
