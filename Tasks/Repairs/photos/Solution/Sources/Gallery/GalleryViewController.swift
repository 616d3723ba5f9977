// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Pictures in three columns, which are loaded a little before they come into sight.
final class GalleryViewController: UIViewController {
  private let urls: [URL]
  private let loader: any ImageLoading
  private var images: [URL: UIImage] = [:]
  private var downloads: [IndexPath: any ImageDownload] = [:]
  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let side = view.bounds.width / 3
    layout.itemSize = CGSize(width: side, height: side)
    return UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  }()

  init(urls: [URL], loader: any ImageLoading) {
    self.urls = urls
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.dataSource = self
    collectionView.prefetchDataSource = self
    view.addSubview(collectionView)
  }

  private func load(_ indexPath: IndexPath) {
    let url = urls[indexPath.item]
    guard images[url] == nil, downloads[indexPath] == nil else { return }
    downloads[indexPath] = loader.load(url) { [weak self] image in
      guard let self else { return }
      self.images[url] = image
      self.downloads[indexPath] = nil
      (self.collectionView.cellForItem(at: indexPath) as? PictureCell)?.imageView.image = image
    }
  }
}

extension GalleryViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { urls.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.imageView.image = images[urls[indexPath.item]]
    load(indexPath)
    return cell
  }
}

extension GalleryViewController: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    indexPaths.forEach(load)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths where collectionView.cellForItem(at: indexPath) == nil {
      downloads.removeValue(forKey: indexPath)?.cancel()
    }
  }
}
