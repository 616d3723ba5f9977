// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The axis and the spacing of the groups of a section.
struct RunShape: Hashable, Sendable {
  /// The axis along which the groups are placed.
  var axis: LayoutAxis
  /// The space before every group.
  var lead: CGFloat
  /// The space between two groups.
  var gap: CGFloat
  /// Whether the run is across the layout's scroll direction.
  var isOrthogonal: Bool
}
