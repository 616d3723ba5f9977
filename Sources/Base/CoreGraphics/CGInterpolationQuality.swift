// SPDX-License-Identifier: Apache-2.0

/// How pictures are made larger or smaller when they are drawn.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context does it.
  case `default` = 0
  /// Each pixel is the nearest one of the picture: its squares are seen.
  case none = 1
  /// Fast; as `high` here.
  case low = 2
  /// Well; as `high` here.
  case high = 3
  /// Better than fast; as `high` here.
  case medium = 4
}
