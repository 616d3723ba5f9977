// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// How elements of a menu look that stand beside each other; the measures are ours.
enum MenuTileStyle {
  /// A picture alone, or a title where there is none.
  case small
  /// A picture with its title below.
  case medium
  /// A picture; what is on stands on a ground.
  case palette

  /// That of the elements of `menu`; nil: they are rows.
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

  /// How many stand beside each other at most.
  var columns: Int {
    switch self {
    case .small: 4
    case .medium: 3
    case .palette: 5
    }
  }

  /// The least width of a tile, in points.
  var width: CGFloat {
    switch self {
    case .small: 56
    case .medium: 80
    case .palette: 44
    }
  }

  /// How high a tile is without its title, in points.
  var height: CGFloat { self == .medium ? 40 : 44 }

  /// How many stand in each line of so many: as many in each as can be.
  func columns(of count: Int) -> Int {
    let lines = max(1, (count + columns - 1) / columns)
    return max(1, (count + lines - 1) / lines)
  }
}
