// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Equality of two descriptions resolved for one container.
extension SectionTemplate: Equatable {
  static func == (lhs: SectionTemplate, rhs: SectionTemplate) -> Bool {
    lhs === rhs
      || lhs.grid == rhs.grid && lhs.axis == rhs.axis && lhs.container == rhs.container
        && lhs.behavior == rhs.behavior && lhs.insets == rhs.insets
        && lhs.boundaryInsets == rhs.boundaryInsets && lhs.spacing == rhs.spacing
        && lhs.headroom == rhs.headroom && lhs.hasGivenLengths == rhs.hasGivenLengths
        && lhs.base == rhs.base && lhs.group == rhs.group && lhs.boundary == rhs.boundary
        && lhs.decorations == rhs.decorations && LaneRule.areEqual(lhs.lanes, rhs.lanes)
  }

  /// Returns whether sizes measured for one template apply to the other: equal items, and equal lengths where
  /// they are not estimated.
  func measuresAlike(_ other: SectionTemplate) -> Bool {
    guard grid == other.grid, group == other.group, full.leaves.count == other.full.leaves.count,
      LaneRule.haveEqualLanes(lanes, other.lanes)
    else { return false }
    return zip(full.leaves, other.full.leaves).allSatisfy { one, other in
      (one.selfSizesWidth || one.frame.width == other.frame.width)
        && (one.selfSizesHeight || one.frame.height == other.frame.height)
    }
  }
}
