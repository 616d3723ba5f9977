// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView: BandSelecting {
  /// Where taps select, and where many could be selected.
  var allowsBands: Bool { selectsNow || allowsMultipleSelectionDuringEditing }

  /// Whether a finger at `point` hits an item.
  func hasItem(at point: CGPoint) -> Bool { engine.item(hitAt: point) != nil }

  /// As the delegate lets it.
  func bandRun(from point: CGPoint, isPointer: Bool) -> (any BandRunning)? {
    BandRun(in: self, from: point, isPointer: isPointer)
  }
}
