// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A delegate that determines whether a multiple selection gesture may begin, and records its calls.
@MainActor
final class ManyKeeper: NSObject, UICollectionViewDelegate {
  var heard: [String] = []
  var isWanted = true
  /// Whether multiple selection is enabled when the gesture begins.
  var isFollowed = true

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    heard.append("should \(indexPath.item)")
    return isWanted
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    heard.append("did \(indexPath.item)")
    if isFollowed { collectionView.allowsMultipleSelection = true }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    heard.append("end")
  }
}
