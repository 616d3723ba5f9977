// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A flow layout: swatches in a grid, words in lines, under headers that stay in sight.
final class PaletteViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let swatches: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
  ]
  private let words = [
    "ochre", "ultramarine", "sienna", "ivory", "verdigris", "umber", "cobalt", "rose", "slate",
    "vermilion", "moss", "saffron", "ink", "lavender", "rust",
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
    view.label.text = path.section == 0 ? "Swatches" : "Words"
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = Theme.gap
    layout.minimumInteritemSpacing = Theme.gap
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionInset = UIEdgeInsets(
      top: 4, left: Theme.margin, bottom: 28, right: Theme.margin)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Palette"
    collectionView.backgroundColor = .systemBackground
    _ = (swatch, word, header)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    section == 0 ? swatches.count : words.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    indexPath.section == 0
      ? collectionView.dequeueConfiguredReusableCell(
        using: swatch, for: indexPath, item: swatches[indexPath.item])
      : collectionView.dequeueConfiguredReusableCell(
        using: word, for: indexPath, item: words[indexPath.item])
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
    guard indexPath.section == 1 else { return CGSize(width: 76, height: 76) }
    return CGSize(width: 30 + 9 * words[indexPath.item].count, height: 34)
  }
}
