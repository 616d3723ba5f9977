// SPDX-License-Identifier: Apache-2.0

/// The interpolation of images that are scaled when drawn.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context.
  case `default` = 0
  /// No interpolation: each pixel is the nearest one of the image.
  case none = 1
  /// Low quality; the same as `high` on Linux.
  case low = 2
  /// High quality.
  case high = 3
  /// Medium quality; the same as `high` on Linux.
  case medium = 4
}
