// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Message: Hashable {
  let id: Int
  let text: String
  let isMine: Bool
}

/// A conversation; TASK.md describes it.
final class ChatViewController: UIViewController, UICollectionViewDataSource {
  let messages: [Message]
  private var isAtEnd = false
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.makeLayout())

  init(messages: [Message]) {
    self.messages = messages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isAtEnd, !messages.isEmpty else { return }
    isAtEnd = true
    collectionView.layoutIfNeeded()
    let last = IndexPath(item: messages.count - 1, section: 0)
    collectionView.scrollToItem(at: last, at: .bottom, animated: false)
    collectionView.layoutIfNeeded()
    collectionView.scrollToItem(at: last, at: .bottom, animated: false)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { messages.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
    let index = indexPath.item
    let changes = index > 0 && messages[index - 1].isMine != messages[index].isMine
    (cell as? BubbleCell)?.show(messages[index], space: index == 0 ? 12 : changes ? 16 : 4)
    return cell
  }
}
