// SPDX-License-Identifier: Apache-2.0

/// How bright pictures may be shown beside white.
public enum UIImageDynamicRange: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Not brighter than white.
  case standard = 0
  /// Somewhat brighter than white.
  case constrainedHigh = 1
  /// As bright as the display can.
  case high = 2
}
