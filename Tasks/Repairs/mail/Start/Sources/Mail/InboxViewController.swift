// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The first column of the mail app on a tablet: the selected message is shown beside it.
final class InboxViewController: UIViewController, UICollectionViewDelegate {
  private var messages: [Message]
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
  private lazy var dataSource = makeDataSource()
  /// Called with the identifier of the message that the user opens.
  var onOpen: (Int) -> Void = { _ in }

  init(messages: [Message]) {
    self.messages = messages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    show()
  }

  /// Replaces all messages by what the server has.
  func update(_ messages: [Message]) {
    self.messages = messages
    show()
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    messages[indexPath.item].isRead = true
    show()
    onOpen(messages[indexPath.item].id)
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Message> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Message> {
      cell, _, message in
      var content = cell.defaultContentConfiguration()
      content.text = message.subject
      content.secondaryText = message.isRead ? nil : "New"
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
  }
}
