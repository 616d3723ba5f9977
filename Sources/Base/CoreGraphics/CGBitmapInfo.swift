// SPDX-License-Identifier: Apache-2.0

/// The layout of the components of a pixel in memory.
///
/// Its lowest bits are those of a ``CGImageAlphaInfo``.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask of the bits for the alpha component.
  public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1F) }
  /// The flag of components that are floating-point numbers.
  public static var floatComponents: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 8) }
  /// The mask of the bits for the byte order.
  public static var byteOrderMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x7000) }
  /// The default byte order: components in the order of their names, with red or alpha first.
  public static var byteOrderDefault: CGBitmapInfo { [] }
  /// 16-bit little-endian byte order.
  public static var byteOrder16Little: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1000) }
  /// 32-bit little-endian byte order: components in reverse order.
  public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 0x2000) }
  /// 16-bit big-endian byte order.
  public static var byteOrder16Big: CGBitmapInfo { CGBitmapInfo(rawValue: 0x3000) }
  /// 32-bit big-endian byte order.
  public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 0x4000) }
}
