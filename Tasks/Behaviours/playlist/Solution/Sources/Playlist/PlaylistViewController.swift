// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Song: Hashable {
  let id: Int
  let title: String
  /// Whether the song stays at its place: an advertisement.
  var isFixed = false
}

/// The songs of a playlist in their order.
final class PlaylistViewController: UIViewController {
  private(set) var songs: [Song]
  /// Called with all songs after the user changed their order.
  var onReorder: ([Song]) -> Void = { _ in }
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private lazy var dataSource = makeDataSource()

  init(songs: [Song]) {
    self.songs = songs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    show()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  /// Adds a song at the end.
  func append(_ song: Song) {
    songs.append(song)
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Song>()
    snapshot.appendSections([0])
    snapshot.appendItems(songs)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Song> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Song> { cell, _, song in
      var content = cell.defaultContentConfiguration()
      content.text = song.title
      cell.contentConfiguration = content
      cell.accessories = song.isFixed ? [] : [.reorder(displayed: .whenEditing)]
    }
    let source = UICollectionViewDiffableDataSource<Int, Song>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.reorderingHandlers.canReorderItem = { [weak self] song in
      self?.isEditing == true && !song.isFixed
    }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.reorder(transaction.finalSnapshot.itemIdentifiers)
    }
    return source
  }

  private func reorder(_ songs: [Song]) {
    guard songs != self.songs else { return }
    self.songs = songs
    onReorder(songs)
  }
}
