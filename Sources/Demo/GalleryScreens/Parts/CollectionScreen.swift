// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view controller whose view contains one collection view, from edge to edge.
///
/// A subclass that is the collection view's delegate conforms to the protocol itself: methods implemented
/// only by a subclass of the conforming class are not called without Objective-C.
class CollectionScreen: UIViewController {
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())

  /// Returns the initial layout.
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)
  }

  /// Returns a registration of the large title.
  func titleRegistration(
    _ title: String, sideInset: CGFloat? = nil, detail: @escaping () -> String
  ) -> UICollectionView.SupplementaryRegistration<TitleView> {
    UICollectionView.SupplementaryRegistration<TitleView>(elementKind: TitleView.kind) {
      view, _, _ in
      view.sideInset = sideInset
      view.show(title, detail: detail())
    }
  }
}
