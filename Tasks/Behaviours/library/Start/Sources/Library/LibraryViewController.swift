// SPDX-License-Identifier: Apache-2.0

import Composer
import UIKit

/// The books that were read last, and below them all books.
final class LibraryViewController: UIViewController {
  private let recent: [Book]
  private let books: [Book]
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var dataSource = makeDataSource()

  init(recent: [Book], books: [Book]) {
    self.recent = recent
    self.books = books
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<LibrarySection, Book>()
    snapshot.appendSections([.recent, .shelf])
    snapshot.appendItems(recent, toSection: .recent)
    snapshot.appendItems(books, toSection: .shelf)
    dataSource.apply(snapshot, animatingDifferences: false)
    Composer(collectionView: collectionView, dataSource: dataSource).compose()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<LibrarySection, Book> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { cell, _, book in
      var content = cell.defaultContentConfiguration()
      content.text = book.title
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, place, _ in
      var content = view.defaultContentConfiguration()
      content.text = "All books"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<LibrarySection, Book>(
      collectionView: collectionView
    ) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, place in
      view.dequeueConfiguredReusableSupplementary(using: header, for: place)
    }
    return source
  }
}
