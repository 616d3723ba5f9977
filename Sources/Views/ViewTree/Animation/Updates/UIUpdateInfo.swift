// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The timing of a UI update, in seconds on the display's clock, which is `CACurrentMediaTime()`.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time for which animations are displayed.
  public let modelTime: TimeInterval
  /// The time at which the update has to be completed to be displayed in time.
  public let completionDeadlineTime: TimeInterval
  /// The estimated time of the update's display.
  public let estimatedPresentationTime: TimeInterval
  /// Whether immediate presentation is expected; always `false`, as on a display without support for it.
  open var isImmediatePresentationExpected: Bool { false }
  /// Whether the low-latency phases are being performed; always `false`, because there are none.
  open var isPerformingLowLatencyPhases: Bool { false }

  init(at time: TimeInterval, lasting duration: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + duration
    estimatedPresentationTime = time + duration
    super.init()
  }
}
