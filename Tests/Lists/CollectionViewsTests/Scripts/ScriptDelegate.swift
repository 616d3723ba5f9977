// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A delegate that counts the views on screen from its calls.
@MainActor
class ScriptDelegate: NSObject, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
  private(set) var displayed: [ObjectIdentifier: IndexPath] = [:]
  private(set) var faults: [String] = []
  let hooks: ScriptHooks
  /// The closure that returns whether an item exists in the data.
  var isThere: (IndexPath) -> Bool = { _ in true }

  init(_ hooks: ScriptHooks) {
    self.hooks = hooks
  }

  private func begins(_ view: UICollectionReusableView, _ path: IndexPath) {
    if displayed.updateValue(path, forKey: ObjectIdentifier(view)) != nil {
      faults.append("the view of \(path) is to be displayed and was displayed")
    }
  }

  private func ends(_ view: UICollectionReusableView, _ path: IndexPath) {
    if displayed.removeValue(forKey: ObjectIdentifier(view)) == nil {
      faults.append("the view of \(path) is no longer displayed and never was")
    }
  }

  /// Checks that the item at `path` exists, as an app does in its callbacks.
  final func look(at path: IndexPath, _ what: String) {
    if !isThere(path) { faults.append("\(what) \(path), where there is no item") }
  }

  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    begins(cell, indexPath)
    look(at: indexPath, "will display")
    hooks.pass(.shown)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ends(cell, indexPath)
    hooks.pass(.gone)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    begins(view, indexPath)
    hooks.pass(.otherShown)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    ends(view, indexPath)
    hooks.pass(.otherGone)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths { look(at: path, "prefetches") }
    hooks.pass(.prefetched)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hooks.pass(.scrolled) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hooks.pass(.dragged) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hooks.pass(.rested) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hooks.pass(.rested) }

  // MARK: Selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    look(at: indexPath, "may highlight")
    hooks.pass(.mayHighlight)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    look(at: indexPath, "highlights")
    hooks.pass(.highlighted)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    look(at: indexPath, "no longer highlights")
    hooks.pass(.unhighlighted)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    look(at: indexPath, "may select")
    hooks.pass(.maySelect)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    look(at: indexPath, "may deselect")
    hooks.pass(.mayDeselect)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    look(at: indexPath, "selects")
    hooks.pass(.selected)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    look(at: indexPath, "deselects")
    hooks.pass(.deselected)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    look(at: indexPath, "may be used")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    look(at: indexPath, "is used")
  }
}

/// A delegate that also returns the sizes of a flow layout.
final class ScriptFlowDelegate: ScriptDelegate, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    look(at: indexPath, "is sized at")
    hooks.pass(.described)
    return CGSize(width: 60 + 10 * (indexPath.item % 4), height: 40 + 5 * (indexPath.item % 3))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    hooks.pass(.described)
    return UIEdgeInsets(top: 3, left: 5, bottom: 3, right: 5)
  }
}
