// SPDX-License-Identifier: Apache-2.0

/// The placement of the cells of a pattern.
///
/// - Note: Has no effect on Linux: cells are always placed exactly at the steps of the pattern.
public enum CGPatternTiling: Int32, Sendable {
  /// The placement of cells without distortion.
  case noDistortion = 0
  /// The placement of cells with minimal distortion to align with pixels.
  case constantSpacingMinimalDistortion
  /// The placement of cells with distortion to align with pixels.
  case constantSpacing
}
