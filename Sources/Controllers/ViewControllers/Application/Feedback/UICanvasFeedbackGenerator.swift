// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Clicks for what a person draws on a canvas.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Something that is moved is in line with something else, at `location`.
  open func alignmentOccurred(at location: CGPoint) { give("alignment") }

  /// An outline is closed, at `location`.
  open func pathCompleted(at location: CGPoint) { give("path") }
}
