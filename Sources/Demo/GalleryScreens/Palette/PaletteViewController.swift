// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with a flow layout: swatches in a grid and words in lines, below pinned headers.
final class PaletteViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private enum Section: Int, CaseIterable {
    case colors, grays, words

    var title: String {
      switch self {
      case .colors: "Colours"
      case .grays: "Grays"
      case .words: "Words"
      }
    }
  }

  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
  ]
  private let grays: [UIColor] = [
    .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
  ]
  private let words = [
    "ochre", "ultramarine", "sienna", "ivory", "verdigris", "umber", "cobalt", "rose", "slate",
    "vermilion", "moss", "saffron", "ink", "lavender", "rust", "malachite", "chalk", "amber",
    "indigo", "celadon", "peach", "charcoal", "teal", "sepia", "madder", "lime", "pewter",
  ]

  private lazy var swatch = UICollectionView.CellRegistration<GalleryCell, UIColor> {
    cell, _, color in
    cell.backgroundColor = color
    cell.layer.cornerRadius = Theme.cornerRadius
  }
  private lazy var word = UICollectionView.CellRegistration<PaletteWordCell, String> {
    cell, _, text in
    cell.label.text = text
  }
  private lazy var header = UICollectionView.SupplementaryRegistration<PaletteHeaderView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, path in
    view.label.text = Section(rawValue: path.section)?.title
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = Theme.gap
    layout.minimumInteritemSpacing = Theme.gap
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionInset = UIEdgeInsets(
      top: 4, left: Theme.margin, bottom: 20, right: Theme.margin)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Palette"
    collectionView.backgroundColor = .systemBackground
    _ = (swatch, word, header)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard collectionView.bounds.width != laidOutWidth else { return }
    laidOutWidth = collectionView.bounds.width
    // The sizes of swatches depend on the width.
    collectionViewLayout.invalidateLayout()
  }

  private var laidOutWidth: CGFloat = 0

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    Section.allCases.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    switch Section(rawValue: section) {
    case .colors: colors.count
    case .grays: grays.count
    case .words, nil: words.count
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let section = Section(rawValue: indexPath.section)
    guard section != .words else {
      return collectionView.dequeueConfiguredReusableCell(
        using: word, for: indexPath, item: words[indexPath.item])
    }
    let colors = section == .colors ? colors : grays
    return collectionView.dequeueConfiguredReusableCell(
      using: swatch, for: indexPath, item: colors[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard Section(rawValue: indexPath.section) == .words else {
      return swatchSize(in: collectionView.bounds.width)
    }
    return CGSize(width: 30 + 9 * words[indexPath.item].count, height: 34)
  }

  /// Returns the size of a swatch: four in a line, or six in a wide view.
  private func swatchSize(in width: CGFloat) -> CGSize {
    let count: CGFloat = width > 600 ? 6 : 4
    let side = (width - 2 * Theme.margin - (count - 1) * Theme.gap) / count
    return CGSize(width: side.rounded(.down), height: min(side.rounded(.down), 120))
  }
}
