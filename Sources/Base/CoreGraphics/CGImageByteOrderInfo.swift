// SPDX-License-Identifier: Apache-2.0

/// Which byte of a pixel comes first in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits that say it.
  case orderMask = 0x7000
  /// As components are named: red first, or alpha.
  case orderDefault = 0
  /// The lower of two bytes.
  case order16Little = 0x1000
  /// The lowest of four bytes: components stand the other way around.
  case order32Little = 0x2000
  /// The higher of two bytes.
  case order16Big = 0x3000
  /// The highest of four bytes.
  case order32Big = 0x4000
}
