// SPDX-License-Identifier: Apache-2.0

/// The layout that a collection view was given, and the one that places its elements.
///
/// They are two while another collection view has the layout that was given.
struct GivenLayout<Layout> {
  /// What the view answers when it is asked for its layout.
  var named: Layout
  /// What places the elements.
  let placing: Layout

  init(_ layout: Layout) {
    named = layout
    placing = layout
  }
}
