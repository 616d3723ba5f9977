// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension RunLoop.Mode {
  /// The mode of the loop while a touch is followed.
  ///
  /// Differs from UIKit: the loop is in its default mode then too, and never in this one. A timer that
  /// is to fire is added for that, or for the common modes.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
