// SPDX-License-Identifier: Apache-2.0

/// What draws a pattern.
///
/// Differs from CoreGraphics: the functions are closures of Swift.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws one part.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Lets go of what the pattern was made with, when it ends.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// The functions of a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}
