// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A scroll view in which one gesture selects many items.
@MainActor
protocol BandSelecting: UIScrollView {
  /// Whether a gesture may select many items now.
  var allowsBands: Bool { get }
  /// Whether there is an item at `point`, in content coordinates.
  func hasItem(at point: CGPoint) -> Bool
  /// A gesture that begins at `point`, in content coordinates; nil when it may not select.
  func bandRun(from point: CGPoint, isPointer: Bool) -> (any BandRunning)?
}
