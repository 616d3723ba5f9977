// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// A run of subitems of a case.
package struct CaseGroup: Hashable, Sendable {
  /// The factory method that creates the group.
  package enum Factory: String, Sendable, CaseIterable {
    /// The list of subitems, repeated until the group is full.
    case subitems
    /// Items of equal fractions of the group.
    case sharedCount = "subitem:count"
    /// Items of the subitem's own size.
    case repeatingCount = "repeatingSubitem:count"
  }

  /// The axis of the run.
  package var axis: UICollectionViewScrollDirection
  /// The factory method that creates the group.
  package var factory: Factory
  /// The number of items in the group, for the factories with a count.
  package var count: Int
  /// The subitems, in order; a factory with a count uses the first one only.
  package var subitems: [CaseItem]
  /// The spacing between adjacent items.
  package var interItemSpacing: LayoutSpacing?
}
