// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Rule: custom groups.
///
/// The group's size resolves in the whole view; its provider's environment is that size with the
/// group's content insets beside it; the answered frames are relative to the group's outer corner.
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
    return .custom(size, places)
  }
}
