// SPDX-License-Identifier: Apache-2.0

public import MullionCompositionalLayout

extension NSCollectionLayoutSection {
  /// Whether the section, when it scrolls by itself, has no ends: behind the last item comes the
  /// first, as often as one likes, both ways, and every item is there once.
  ///
  /// The content must fill the view and one group more, so that no item is to be seen twice at the
  /// same time; with less, the section has ends. Index paths, selection and pages are those of the
  /// items.
  public var isLooping: Bool {
    get { loops }
    set { loops = newValue }
  }
}
