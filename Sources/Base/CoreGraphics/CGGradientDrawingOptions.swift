// SPDX-License-Identifier: Apache-2.0

/// The extension of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The continuation of the first color before the start.
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: 1 << 0)
  }
  /// The continuation of the last color after the end.
  public static var drawsAfterEndLocation: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: 1 << 1)
  }
}
