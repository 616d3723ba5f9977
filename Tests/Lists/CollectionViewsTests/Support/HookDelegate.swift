// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A delegate that calls closures when cells begin and end their display.
@MainActor
final class HookDelegate: NSObject, UICollectionViewDelegate {
  var onBegin: (IndexPath) -> Void = { _ in }
  var onEnd: (IndexPath) -> Void = { _ in }
  /// The number of cells that were in no view when their display was reported.
  var comingFromOutside = 0

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if cell.window == nil, cell.superview == nil { comingFromOutside += 1 }
    onBegin(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    onEnd(indexPath)
  }
}
