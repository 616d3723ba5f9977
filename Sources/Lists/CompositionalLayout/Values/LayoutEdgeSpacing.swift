// SPDX-License-Identifier: Apache-2.0

/// The gaps around an item, as a value the solver reads; `nil` where none was set.
package struct LayoutEdgeSpacing: Hashable, Sendable {
  /// The gap before the item in reading direction.
  package var leading: LayoutSpacing?
  /// The gap above the item.
  package var top: LayoutSpacing?
  /// The gap behind the item in reading direction.
  package var trailing: LayoutSpacing?
  /// The gap below the item.
  package var bottom: LayoutSpacing?

  /// No gap on any edge.
  package static let zero = LayoutEdgeSpacing(
    leading: .zero, top: .zero, trailing: .zero, bottom: .zero)

  /// Gaps on four edges.
  package init(
    leading: LayoutSpacing?, top: LayoutSpacing?, trailing: LayoutSpacing?, bottom: LayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
