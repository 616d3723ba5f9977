// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// A run of subitems of a case.
package struct CaseGroup: Hashable, Sendable {
  /// Which of the group's factories makes it.
  package enum Factory: String, Sendable, CaseIterable {
    /// The list of subitems, repeated until the group is full.
    case subitems
    /// Equal shares.
    case sharedCount = "subitem:count"
    /// Copies of their own size.
    case repeatingCount = "repeatingSubitem:count"
  }

  /// The axis of the run.
  package var axis: UICollectionViewScrollDirection
  /// The factory.
  package var factory: Factory
  /// How many items the group holds, for the factories that count.
  package var count: Int
  /// The subitems.
  package var subitems: [CaseItem]
  /// The gap between neighbours.
  package var interItemSpacing: LayoutSpacing?
}
