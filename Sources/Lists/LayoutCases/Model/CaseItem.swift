// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// An item or a group of a case.
package struct CaseItem: Hashable, Sendable {
  /// The content of the item.
  package indirect enum Content: Hashable, Sendable {
    /// A cell.
    case item
    /// A run of subitems.
    case group(CaseGroup)
    /// Items in lanes.
    case lanes(CaseLanes)
    /// Items with given frames.
    case custom([Place])
  }

  /// The frame and z-index of a custom item.
  package struct Place: Hashable, Sendable {
    /// The frame, relative to the group's corner.
    package var frame: CGRect
    /// The z-index; `nil` for the default.
    package var zIndex: Int?
  }

  /// The dimensions of the slot in the description.
  package var size: LayoutDimensions
  /// The insets within the slot, in points.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The spacing outside the slot.
  package var edgeSpacing: LayoutEdgeSpacing?
  /// The supplementary views that the item or group places.
  package var supplementaryItems: [CaseSupplementaryItem]
  /// The content of the item.
  package var content: Content

  /// The kinds of the supplementary items in the tree.
  package var supplementaryKinds: Set<String> {
    var kinds = Set(supplementaryItems.map { $0.kind })
    if case .group(let group) = content {
      for item in group.subitems { kinds.formUnion(item.supplementaryKinds) }
    }
    return kinds
  }
}
