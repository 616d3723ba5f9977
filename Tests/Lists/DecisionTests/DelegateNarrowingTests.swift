// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// A subclass that uses `delegate` without a qualifier.
private final class SubclassedView: UICollectionView {
  func setOwnDelegate(_ new: any UICollectionViewDelegate) { delegate = new }
  var ownDelegate: (any UICollectionViewDelegate)? { delegate }
}

@MainActor
@Suite("Decision 0002, line 5: delegates of narrower types")
struct DelegateNarrowingTests {
  private final class Follower: NSObject, UICollectionViewDelegate {
    var scrolls = 0
    var selected: [IndexPath] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private let view = SubclassedView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewLayout())

  @Test func `the delegate of a collection view has the narrow type`() {
    let follower = Follower()
    view.delegate = follower
    let delegate = view.delegate
    // This compiles only if the type is the narrow one.
    delegate?.collectionView(view, didSelectItemAt: [0, 3])
    expect(follower.selected, equals: [[0, 3]])
  }

  @Test func `the same object is the delegate of the scroll view`() {
    let follower = Follower()
    view.delegate = follower
    let scrollView: UIScrollView = view
    expect(scrollView.delegate === follower)
    view.contentOffset = CGPoint(x: 0, y: 10)
    expect(follower.scrolls, equals: 1)
  }

  @Test func `a subclass sets and reads the narrow one without saying so`() {
    let follower = Follower()
    view.setOwnDelegate(follower)
    expect(view.ownDelegate === follower)
  }

  @Test func `the delegate is not kept alive`() {
    do {
      let follower = Follower()
      view.delegate = follower
    }
    expect(view.delegate == nil)
  }
}
