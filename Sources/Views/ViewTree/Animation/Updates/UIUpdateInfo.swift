// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// When an update of what is seen is made, and when it will be seen; in seconds on the clock of the display,
/// which is `CACurrentMediaTime()`.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time that what moves is shown at.
  public let modelTime: TimeInterval
  /// When the update is to be ready, to be shown in time.
  public let completionDeadlineTime: TimeInterval
  /// When the update is probably seen.
  public let estimatedPresentationTime: TimeInterval
  /// Whether the update is seen as early as there can be; false, as on a display that cannot do so.
  open var isImmediatePresentationExpected: Bool { false }
  /// Whether the phases for events with little delay are on their way; false: there are none.
  open var isPerformingLowLatencyPhases: Bool { false }

  init(at time: TimeInterval, lasting duration: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + duration
    estimatedPresentationTime = time + duration
    super.init()
  }
}
