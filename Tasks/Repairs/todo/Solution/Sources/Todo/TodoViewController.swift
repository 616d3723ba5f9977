// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The to-dos of a store.
final class TodoViewController: UIViewController {
  private let store: TodoStore
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private lazy var dataSource = makeDataSource()

  private var observation: UUID?

  init(store: TodoStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  deinit {
    if let observation { store.stopObserving(observation) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.todos.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
    observation = store.observe { [weak self] in
      guard let self else { return }
      var snapshot = self.dataSource.snapshot()
      snapshot.reconfigureItems(snapshot.itemIdentifiers)
      self.dataSource.apply(snapshot, animatingDifferences: false)
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let row = UICollectionView.CellRegistration<TodoCell, Int> { [unowned self] cell, _, id in
      guard let todo = self.store.todos.first(where: { $0.id == id }) else { return }
      cell.show(todo)
      cell.onToggle = { [store = self.store] in store.toggle(id) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
  }
}
