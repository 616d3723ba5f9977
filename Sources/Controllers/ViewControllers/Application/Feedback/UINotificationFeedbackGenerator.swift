// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shakes for what came of something.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What came of it.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Something ended so.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    give("notification \(notificationType)")
  }

  /// Something ended so at `location`.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
