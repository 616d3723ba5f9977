// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Clicks for a selection that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else is selected.
  open func selectionChanged() { give("selection") }

  /// Something else is selected, at `location`.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
