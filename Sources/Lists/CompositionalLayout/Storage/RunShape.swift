// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the groups of a section follow each other.
struct RunShape: Hashable, Sendable {
  /// The axis along which they do.
  var axis: LayoutAxis
  /// Room before every group.
  var lead: CGFloat
  /// What there is between two groups.
  var gap: CGFloat
  /// Whether the run goes across the layout's scroll direction.
  var isOrthogonal: Bool
}
