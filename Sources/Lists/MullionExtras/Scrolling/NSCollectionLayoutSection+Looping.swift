// SPDX-License-Identifier: Apache-2.0

public import MullionCompositionalLayout

extension NSCollectionLayoutSection {
  /// Whether the section loops when it scrolls orthogonally: the last item is followed by the first, without
  /// limit in both directions, and every item exists once.
  ///
  /// The content must fill the view and one group more, so that no item is visible twice at the same time;
  /// otherwise the section does not loop. Index paths, selection and pages are those of the items.
  public var isLooping: Bool {
    get { loops }
    set { loops = newValue }
  }
}
