// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A generator of feedback for the results of tasks.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Generates feedback for a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    give("notification \(notificationType)")
  }

  /// Generates feedback for a result at `location`.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
