// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for the size and the items of a custom group.
///
/// The group's size resolves in the whole view; its provider's environment is that size with the group's
/// content insets; the returned frames are relative to the group's outer corner.
///
/// An estimated length extends to the end of the frames (Mullion's own rule): closures that place items one
/// below the other determine the length only then.
extension ItemResolution {
  func custom(
    _ group: NSCollectionLayoutGroup, provider: NSCollectionLayoutGroupCustomItemProvider
  ) -> ItemNode.Content {
    let size = container.grid.size(group.layoutSize.value, in: Finite.size(container.size))
    let environment = LayoutEnvironment(
      size: size, insets: group.contentInsets, traits: environment.traitCollection)
    let places = provider(environment).map {
      ItemNode.Place(frame: Finite.rect($0.frame), zIndex: $0.zIndex)
    }
    return .custom(Self.hugging(places, size, estimated: group.layoutSize.value), places)
  }

  /// Returns the size of a custom group whose estimated lengths follow from its items.
  private static func hugging(
    _ places: [ItemNode.Place], _ size: CGSize, estimated dimensions: LayoutDimensions
  ) -> CGSize {
    var size = size
    for axis in LayoutAxis.both where dimensions[axis].isMeasured && !places.isEmpty {
      size[axis] = places.reduce(0) { max($0, $1.frame.end(axis)) }
    }
    return size
  }
}
