// SPDX-License-Identifier: Apache-2.0

/// What becomes of colours that a space does not have.
///
/// Spaces here have the same colours: it makes no difference.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the context does it.
  case defaultIntent = 0
  /// Colours that are there stay; others become the nearest ones.
  case absoluteColorimetric = 1
  /// White becomes white; the others follow.
  case relativeColorimetric = 2
  /// Colours keep their relations to each other.
  case perceptual = 3
  /// Colours stay strong.
  case saturation = 4
}
