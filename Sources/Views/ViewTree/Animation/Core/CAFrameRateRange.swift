// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How many frames a second are wanted.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest that will do.
  public var minimum: Float
  /// The most that are of use.
  public var maximum: Float
  /// How many are best; nil: as many as possible.
  public var preferred: Float?

  /// As many as the display shows.
  public static let `default` = CAFrameRateRange()

  /// As many as the display shows.
  public init() {
    minimum = 0
    maximum = 0
  }

  /// From `minimum` to `maximum` frames a second, best `preferred`.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The seconds between two frames that are wanted: at the rate that is preferred, else the highest; nil: as
  /// the display shows them.
  var wantedInterval: TimeInterval? {
    let rate = preferred ?? maximum
    return rate > 0 ? 1 / TimeInterval(rate) : nil
  }
}
