// SPDX-License-Identifier: Apache-2.0

/// The dynamic range of images: their brightness relative to white.
public enum UIImageDynamicRange: Int, Sendable {
  /// An unspecified range.
  case unspecified = -1
  /// The range of images that are no brighter than white.
  case standard = 0
  /// The range of images that are somewhat brighter than white.
  case constrainedHigh = 1
  /// The range of images that are as bright as the display permits.
  case high = 2
}
