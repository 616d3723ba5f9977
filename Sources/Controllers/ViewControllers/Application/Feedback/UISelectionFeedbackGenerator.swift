// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A generator of feedback for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a changed selection.
  open func selectionChanged() { give("selection") }

  /// Generates feedback for a changed selection at `location`.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
