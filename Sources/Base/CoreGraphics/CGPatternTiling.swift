// SPDX-License-Identifier: Apache-2.0

/// How the parts of a pattern are put beside each other; here they are always where the steps say.
public enum CGPatternTiling: Int32, Sendable {
  /// Each as it is.
  case noDistortion = 0
  /// Changed a little, so that they fall on pixels.
  case constantSpacingMinimalDistortion
  /// Changed so that they fall on pixels.
  case constantSpacing
}
