// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// A waterfall group of a case.
package struct CaseLanes: Hashable, Sendable {
  /// The axis of a lane: vertical lanes are columns.
  package var axis: UICollectionViewScrollDirection
  /// The number of lanes.
  package var lanes: LaneRule.Lanes
  /// The spans of consecutive items, repeated after the last; if empty, every item spans one lane.
  package var spans: [Int]
  /// The spacing between lanes.
  package var interItemSpacing: LayoutSpacing?
}
