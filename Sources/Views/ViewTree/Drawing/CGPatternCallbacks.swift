// SPDX-License-Identifier: Apache-2.0

/// The functions of a pattern.
///
/// Differs from CoreGraphics: the functions are Swift closures.
public struct CGPatternCallbacks {
  /// The version of the structure: 0.
  ///
  /// - Note: Has no effect on Linux.
  public var version: UInt32
  /// The function that draws one tile.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The function that releases the value with which the pattern was created, called when the pattern is
  /// deallocated.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates the functions of a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}
