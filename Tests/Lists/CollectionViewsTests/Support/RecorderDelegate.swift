// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A delegate that records its calls.
@MainActor
final class RecorderDelegate: NSObject, UICollectionViewDelegate {
  var heard: [String] = []
  var refusesSelection = false
  private(set) var displayed: [IndexPath: Int] = [:]
  private(set) var scrolls = 0

  func takeHeard() -> [String] {
    defer { heard = [] }
    return heard
  }

  private func record(_ what: String, _ path: IndexPath) {
    heard.append("\(what) \(path.section).\(path.item)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldHighlight", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    record("didHighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    record("didUnhighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldSelect", indexPath)
    return !refusesSelection
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldDeselect", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    record("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    record("didDeselect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    record("perform", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayed[indexPath, default: 0] += 1
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayed[indexPath, default: 0] -= 1
  }
}
