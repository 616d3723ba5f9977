// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A scroll view in which one gesture can select multiple items.
@MainActor
protocol BandSelecting: UIScrollView {
  /// Whether a multiple selection gesture is currently permitted.
  var allowsBands: Bool { get }
  /// Returns whether there is an item at `point`, in content coordinates.
  func hasItem(at point: CGPoint) -> Bool
  /// Creates a gesture that begins at `point`, in content coordinates; `nil` if it may not select.
  func bandRun(from point: CGPoint, isPointer: Bool) -> (any BandRunning)?
}
