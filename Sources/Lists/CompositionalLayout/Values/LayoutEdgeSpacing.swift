// SPDX-License-Identifier: Apache-2.0

/// The spacing around an item, as a value for the solver; `nil` on an edge without spacing.
package struct LayoutEdgeSpacing: Hashable, Sendable {
  /// The spacing before the item in reading direction.
  package var leading: LayoutSpacing?
  /// The spacing above the item.
  package var top: LayoutSpacing?
  /// The spacing after the item in reading direction.
  package var trailing: LayoutSpacing?
  /// The spacing below the item.
  package var bottom: LayoutSpacing?

  /// No spacing on any edge.
  package static let zero = LayoutEdgeSpacing(
    leading: .zero, top: .zero, trailing: .zero, bottom: .zero)

  /// Creates spacing for the four edges.
  package init(
    leading: LayoutSpacing?, top: LayoutSpacing?, trailing: LayoutSpacing?, bottom: LayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
