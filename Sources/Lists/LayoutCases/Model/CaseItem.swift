// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// An item or a group of a case.
package struct CaseItem: Hashable, Sendable {
  /// What the item is made of.
  package indirect enum Content: Hashable, Sendable {
    /// A cell.
    case item
    /// A run of subitems.
    case group(CaseGroup)
    /// Items in lanes.
    case lanes(CaseLanes)
    /// Items at given places.
    case custom([Place])
  }

  /// A custom item's place.
  package struct Place: Hashable, Sendable {
    /// The frame from the group's corner.
    package var frame: CGRect
    /// The order; `nil` leaves the default.
    package var zIndex: Int?
  }

  /// The size.
  package var size: LayoutDimensions
  /// Room taken off.
  package var contentInsets: NSDirectionalEdgeInsets
  /// Gaps outside.
  package var edgeSpacing: LayoutEdgeSpacing?
  /// Badges.
  package var supplementaryItems: [CaseSupplementaryItem]
  /// What the item is made of.
  package var content: Content

  /// The kinds of badges in the tree.
  package var supplementaryKinds: Set<String> {
    var kinds = Set(supplementaryItems.map(\.kind))
    if case .group(let group) = content {
      for item in group.subitems { kinds.formUnion(item.supplementaryKinds) }
    }
    return kinds
  }
}
