// SPDX-License-Identifier: Apache-2.0

/// The layout that a collection view was given, and the one that places its elements.
///
/// They are two while another collection view has the layout that was given.
struct GivenLayout {
  /// What the view answers when it is asked for its layout.
  var named: UICollectionViewLayout
  /// What places the elements.
  let placing: UICollectionViewLayout

  init(_ layout: UICollectionViewLayout) {
    named = layout
    placing = layout
  }
}
