// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension RunLoop.Mode {
  /// The run loop mode while a touch is tracked.
  ///
  /// Differs from UIKit: the run loop stays in its default mode while touches are tracked and never enters
  /// this one. Add timers for the default or the common modes.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
