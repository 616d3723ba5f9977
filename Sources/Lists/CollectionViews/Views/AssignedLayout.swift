// SPDX-License-Identifier: Apache-2.0

/// The layout that was assigned to a collection view, and the layout that places its elements.
///
/// They differ after another collection view has taken over the assigned layout.
struct AssignedLayout<Layout> {
  /// The layout that the view returns.
  var named: Layout
  /// The layout that places the elements.
  let placing: Layout

  init(_ layout: Layout) {
    named = layout
    placing = layout
  }
}
