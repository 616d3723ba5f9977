// SPDX-License-Identifier: Apache-2.0

/// Where a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// The set with the given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour goes on before the start.
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: 1 << 0)
  }
  /// The last colour goes on after the end.
  public static var drawsAfterEndLocation: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: 1 << 1)
  }
}
