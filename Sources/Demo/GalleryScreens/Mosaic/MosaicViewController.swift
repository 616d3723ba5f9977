// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen of the library's pictures in two mosaics; pictures are added to the snapshot page by page as the
/// end comes near.
final class MosaicViewController: CollectionScreen, UICollectionViewDelegate {
  private enum Section: Hashable {
    case recent
    case all
  }

  /// The number of pictures in the first mosaic.
  private static let recentCount = 24

  private let library: PhotoLibrary
  private let pageSize: Int
  private var isFilling = false
  private lazy var dataSource = makeDataSource()

  init(options: GalleryOptions) {
    library = PhotoLibrary(options.photos)
    pageSize = options.photosPerPage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The mosaic is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = dataSource
    collectionView.delegate = self
    library.start { [weak self] in self?.libraryChanged() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    addPagesAhead()
  }

  // MARK: - Layout

  override func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [TitleView.boundaryItem()]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let mosaic = index == 0 ? Mosaic.oneAndThree : .threeAndThree
        let section = mosaic.section(in: environment)
        let header = SectionHeaderView.boundaryItem()
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.supplementaryContentInsetsReference = .none
        return section
      }, configuration: configuration)
  }

  // MARK: - Pictures

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Photo> {
    let cell = UICollectionView.CellRegistration<PhotoCell, Photo> { [library] cell, _, photo in
      cell.show(library.content(of: photo))
    }
    let source = UICollectionViewDiffableDataSource<Section, Photo>(
      collectionView: collectionView
    ) { collectionView, indexPath, photo in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: photo)
    }
    let title = titleRegistration("Photos", sideInset: Theme.margin) { [weak self] in
      self?.summary ?? ""
    }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.show(indexPath.section == 0 ? "Recent" : "All photos")
      view.sideInset = 2
      view.backgroundColor = .systemBackground.withAlphaComponent(0.94)
    }
    source.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == TitleView.kind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }

  private var summary: String {
    if library.count == 0 { return library.isListing ? "Looking for photos…" : "No photos" }
    return "\(library.count) pictures · \(library.origin)"
  }

  private func libraryChanged() {
    if dataSource.snapshot().numberOfItems == 0, library.count > 0 { addPage() }
    addPagesAhead()
    for view in collectionView.visibleSupplementaryViews(ofKind: TitleView.kind) {
      (view as? TitleView)?.show("Photos", detail: summary)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
    let screen = PhotoViewController(
      library.content(of: photo), title: "\(photo.number + 1) of \(library.count)")
    present(UINavigationController(rootViewController: screen), animated: true)
  }

  // MARK: - Pages

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    addPagesAhead()
  }

  /// Adds pages until two screens are ahead of the visible area; at most four, so that a fast scroll is not
  /// blocked.
  private func addPagesAhead() {
    guard !isFilling, collectionView.bounds.height > 0 else { return }
    isFilling = true
    defer { isFilling = false }
    for _ in 0..<4 where isEndNear && addPage() {
      collectionView.layoutIfNeeded()
    }
  }

  private var isEndNear: Bool {
    let height = collectionView.bounds.height
    return collectionView.contentOffset.y + 3 * height > collectionView.contentSize.height
  }

  /// Appends the next page; returns `false` when all pictures are shown.
  @discardableResult
  private func addPage() -> Bool {
    var snapshot = dataSource.snapshot()
    let shown = snapshot.numberOfItems
    let end = min(library.count, shown + pageSize)
    guard shown < end else { return false }
    if shown == 0 { snapshot.appendSections([.recent]) }
    let recentEnd = min(end, Self.recentCount)
    if shown < recentEnd {
      snapshot.appendItems((shown..<recentEnd).map(Photo.init), toSection: .recent)
    }
    if end > Self.recentCount {
      if snapshot.numberOfSections == 1 { snapshot.appendSections([.all]) }
      snapshot.appendItems(
        (max(shown, Self.recentCount)..<end).map(Photo.init), toSection: .all)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    return true
  }
}
