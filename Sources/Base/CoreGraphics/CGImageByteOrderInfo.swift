// SPDX-License-Identifier: Apache-2.0

/// The byte order of a pixel in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The mask of the bits for the byte order.
  case orderMask = 0x7000
  /// The default byte order: components in the order of their names, with red or alpha first.
  case orderDefault = 0
  /// 16-bit little-endian byte order.
  case order16Little = 0x1000
  /// 32-bit little-endian byte order: components in reverse order.
  case order32Little = 0x2000
  /// 16-bit big-endian byte order.
  case order16Big = 0x3000
  /// 32-bit big-endian byte order.
  case order32Big = 0x4000
}
