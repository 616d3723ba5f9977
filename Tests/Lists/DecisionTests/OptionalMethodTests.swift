// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

@MainActor
@Suite("Decision 0002, line 3: optional protocol methods")
struct OptionalMethodTests {
  /// A delegate that implements none of the optional methods.
  private class Silent: NSObject, UIScrollViewDelegate {}

  /// A delegate that implements one optional method, as an app does.
  private class Listening: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset)
    }
  }

  /// A subclass of the conforming class that adds an optional method, which is never called.
  private class Late: Silent {
    var calls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
  }

  /// A subclass that overrides an optional method that the conforming class implements.
  private class Overriding: Listening {
    var calls = 0

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
  }

  private func scroll(with delegate: any UIScrollViewDelegate) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1_000)
    view.delegate = delegate
    view.contentOffset = CGPoint(x: 0, y: 50)
  }

  @Test func `a class may implement none of them`() {
    scroll(with: Silent())
  }

  @Test func `an implemented method is called`() {
    let delegate = Listening()
    scroll(with: delegate)
    expect(delegate.offsets, equals: [CGPoint(x: 0, y: 50)])
  }

  @Test func `a method that only a subclass of the conforming class adds is not called`() {
    let delegate = Late()
    scroll(with: delegate)
    // UIKit would call it. When this fails, the pitfall is gone: change the decision.
    expect(delegate.calls, equals: 0)
  }

  @Test func `a method that a subclass overrides is called`() {
    let delegate = Overriding()
    scroll(with: delegate)
    expect(delegate.calls, equals: 1)
    expect(delegate.offsets.isEmpty)
  }

  /// A subclass of a conforming class of the library, which declares every optional method `open`.
  private final class TitledSource: UICollectionViewDiffableDataSource<Int, Int> {
    var asked: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      asked.append(kind)
      return super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  @Test func `optional methods of our own conforming classes are overridden and called`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "title", alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let titles = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "title"
    ) { _, _, _ in }
    let source = TitledSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    view.layoutIfNeeded()
    expect(source.asked, equals: ["title"])
  }
}
