// SPDX-License-Identifier: Apache-2.0

/// How the components of a pixel stand in memory.
///
/// Its lowest bits are those of a ``CGImageAlphaInfo``.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// The bits as they are given.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that say where the opacity is.
  public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1F) }
  /// Components are numbers with fractions.
  public static var floatComponents: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 8) }
  /// The bits that say which byte comes first.
  public static var byteOrderMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x7000) }
  /// As components are named: red first, or alpha.
  public static var byteOrderDefault: CGBitmapInfo { [] }
  /// The lower of two bytes comes first.
  public static var byteOrder16Little: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1000) }
  /// The lowest of four bytes comes first: components stand the other way around.
  public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 0x2000) }
  /// The higher of two bytes comes first.
  public static var byteOrder16Big: CGBitmapInfo { CGBitmapInfo(rawValue: 0x3000) }
  /// The highest of four bytes comes first.
  public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 0x4000) }
}
