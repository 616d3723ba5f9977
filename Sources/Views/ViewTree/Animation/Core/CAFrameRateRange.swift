// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A range of preferred frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum acceptable rate.
  ///
  /// - Note: Has no effect on Linux: only the preferred and the maximum rate are used.
  public var minimum: Float
  /// The maximum useful rate.
  public var maximum: Float
  /// The preferred rate; `nil` for the maximum rate.
  public var preferred: Float?

  /// The frame rate of the display.
  public static let `default` = CAFrameRateRange()

  /// Creates the range for the frame rate of the display.
  public init() {
    minimum = 0
    maximum = 0
  }

  /// Creates a range from `minimum` to `maximum` frames per second, with a preferred rate.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The interval for the preferred rate, or else the maximum one, in seconds; `nil` for the display's.
  var wantedInterval: TimeInterval? {
    let rate = preferred ?? maximum
    return rate > 0 ? 1 / TimeInterval(rate) : nil
  }
}
