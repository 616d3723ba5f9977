// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Counts which views are on screen, as the delegate hears it.
@MainActor
final class ScriptDelegate: NSObject, UICollectionViewDelegate {
  private(set) var displayed: [ObjectIdentifier: IndexPath] = [:]
  private(set) var faults: [String] = []

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

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    begins(cell, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ends(cell, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    begins(view, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    ends(view, indexPath)
  }
}
