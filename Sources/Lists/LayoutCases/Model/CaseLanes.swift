// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// A waterfall of a case.
package struct CaseLanes: Hashable, Sendable {
  /// The axis of a lane: vertical lanes are columns.
  package var axis: UICollectionViewScrollDirection
  /// How many lanes there are.
  package var lanes: LaneRule.Lanes
  /// How many lanes the items cover, one after the other and again from the first; empty: one.
  package var spans: [Int]
  /// The gap between lanes.
  package var interItemSpacing: LayoutSpacing?
}
