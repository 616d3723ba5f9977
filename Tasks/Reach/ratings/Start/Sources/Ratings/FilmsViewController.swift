// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list of films.
final class FilmsViewController: UIViewController, UICollectionViewDataSource {
  private(set) var films: [Film]
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: view.bounds.width, height: 90)
    layout.minimumLineSpacing = 0
    return UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  }()

  init(films: [Film]) {
    self.films = films
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FilmCell.self, forCellWithReuseIdentifier: "film")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  /// Saves a film, or takes it out of the saved ones.
  func toggleSaved(_ index: Int) {
    films[index].isSaved.toggle()
    let path = IndexPath(item: index, section: 0)
    (collectionView.cellForItem(at: path) as? FilmCell)?.show(films[index])
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { films.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "film", for: indexPath)
    (cell as? FilmCell)?.show(films[indexPath.item])
    (cell as? FilmCell)?.onSave = { [weak self] in self?.toggleSaved(indexPath.item) }
    return cell
  }
}
