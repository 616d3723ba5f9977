// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A generator of feedback for drawing on a canvas.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for an alignment of a moved object at `location`.
  open func alignmentOccurred(at location: CGPoint) { give("alignment") }

  /// Generates feedback for a completed path at `location`.
  open func pathCompleted(at location: CGPoint) { give("path") }
}
