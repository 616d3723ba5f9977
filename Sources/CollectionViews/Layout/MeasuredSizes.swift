// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CompositionalLayout
import Foundation

/// The sizes that views asked for, by element; they hold as long as the room does.
struct MeasuredSizes {
  private(set) var sizes: [LayoutElement: CGSize] = [:]
  private var container: LayoutContainer?

  mutating func note(_ size: CGSize, of element: LayoutElement) { sizes[element] = size }

  /// Forgets the sizes when they were measured in a room of another breadth or another pixel.
  mutating func keepOnly(container new: LayoutContainer, direction: UICollectionViewScrollDirection)
  {
    func breadth(_ container: LayoutContainer) -> CGFloat {
      direction == .vertical ? container.size.width : container.size.height
    }
    if let container,
      breadth(container) != breadth(new) || container.grid != new.grid
        || container.layoutMargins != new.layoutMargins
    {
      sizes.removeAll()
    }
    container = new
  }

  /// Gives the elements the places they have after an update.
  ///
  /// - Complexity: O(measured elements).
  @MainActor
  mutating func rename(
    _ change: PathChange, isSectionElement: (_ kind: String, _ section: Int) -> Bool
  ) {
    var renamed: [LayoutElement: CGSize] = [:]
    for (element, size) in sizes {
      guard element.item != Int.max else {
        renamed[element] = size
        continue
      }
      let key = ElementKey(
        category: element.category, kind: element.kind ?? "",
        indexPath: IndexPath(item: element.item, section: element.section))
      let isWhole = isSectionElement(key.kind, key.section)
      guard let new = change.newKey(key, isSectionElement: isWhole) else { continue }
      var element = element
      element.section = new.section
      element.item = new.indexPath.item
      renamed[element] = size
    }
    sizes = renamed
  }
}
