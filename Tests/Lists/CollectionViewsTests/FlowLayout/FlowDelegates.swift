// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A delegate that returns all sizes, and counts its calls.
@MainActor
final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize
  var asked = 0

  init(_ size: @escaping (IndexPath) -> CGSize) { self.size = size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return size(indexPath)
  }
}

/// A delegate that returns section insets only.
@MainActor
final class InsetDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
  }
}

/// A delegate that returns the same values as that of the recorded scenarios.
@MainActor
final class RecordedDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let scenario: RecordedFlows.Reference

  init(_ scenario: RecordedFlows.Reference) { self.scenario = scenario }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard scenario.delegate[0] else { return CGSize(width: 70, height: 50) }
    let item = indexPath.item
    return CGSize(width: 60 + 10 * (item % 3), height: 40 + 6 * (item % 4))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    guard scenario.delegate[1] else {
      return UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    }
    let s = CGFloat(section)
    return UIEdgeInsets(top: 4 + 3 * s, left: 6 + 5 * s, bottom: 8 + s, right: 10 + 4 * s)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    scenario.delegate[2] ? CGSize(width: 0, height: 24) : .zero
  }
}
