// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A list of self-sizing rows.
public final class RowsViewController: UIViewController {
  private let count: Int
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  /// Creates a list of `count` rows.
  public init(count: Int = 200) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
    title = "Rows"
  }

  /// Unavailable, because the list is created in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// Creates the collection view and its rows.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let row = UICollectionView.CellRegistration<RowCell, Int> { cell, _, number in
      cell.configure(number)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: false)
  }

  private static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
