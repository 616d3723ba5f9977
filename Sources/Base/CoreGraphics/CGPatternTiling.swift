// SPDX-License-Identifier: Apache-2.0

/// The placement of the cells of a pattern.
///
/// - Note: Has no effect on Linux: cells are always placed exactly at the steps of the pattern.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells are not distorted.
  case noDistortion = 0
  /// Cells are distorted minimally to align with pixels.
  case constantSpacingMinimalDistortion
  /// Cells are distorted to align with pixels.
  case constantSpacing
}
