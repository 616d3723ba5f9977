// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView: BandSelecting {
  /// Where taps select, and where many could be selected.
  var allowsBands: Bool { selectsNow || allowsMultipleSelectionDuringEditing }

  /// Whether there is an item at `point`.
  func hasItem(at point: CGPoint) -> Bool { indexPathForItem(at: point) != nil }

  /// As the delegate lets it.
  func bandRun(from point: CGPoint, isPointer: Bool) -> (any BandRunning)? {
    BandRun(in: self, from: point, isPointer: isPointer)
  }
}
