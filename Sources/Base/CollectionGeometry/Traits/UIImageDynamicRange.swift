// SPDX-License-Identifier: Apache-2.0

/// The brightness of images relative to white.
public enum UIImageDynamicRange: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = -1
  /// No brighter than white.
  case standard = 0
  /// Somewhat brighter than white.
  case constrainedHigh = 1
  /// As bright as the display permits.
  case high = 2
}
