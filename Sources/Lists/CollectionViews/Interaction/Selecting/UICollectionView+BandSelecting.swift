// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView: BandSelecting {
  /// Whether items can currently be selected, or multiple selection during editing is allowed.
  var allowsBands: Bool { selectsNow || allowsMultipleSelectionDuringEditing }

  /// Returns whether a touch at `point` hits an item.
  func hasItem(at point: CGPoint) -> Bool { engine.item(hitAt: point) != nil }

  /// Returns a gesture that begins at `point`, or `nil` if there is no item to begin with or the delegate
  /// does not permit it.
  func bandRun(from point: CGPoint, isPointer: Bool) -> (any BandRunning)? {
    BandRun(in: self, from: point, isPointer: isPointer)
  }
}
