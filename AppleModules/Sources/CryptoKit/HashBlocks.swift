// SPDX-License-Identifier: Apache-2.0

/// What a hash function does with a block of bytes.
protocol HashBlocks: Sendable {
  /// How many bytes a block has.
  static var size: Int { get }
  /// How many bytes the length of all bytes takes at the end.
  static var lengthSize: Int { get }
  /// Whether numbers have their highest byte first.
  static var isBigEndian: Bool { get }
  /// Takes in a block.
  mutating func take(_ block: UnsafePointer<UInt8>)
  /// The bytes of the state.
  var bytes: [UInt8] { get }
}

extension FixedWidthInteger {
  /// The number in memory, its highest byte first.
  init(big bytes: UnsafePointer<UInt8>) {
    self = 0
    for index in 0..<Self.bitWidth / 8 { self = self << 8 | Self(bytes[index]) }
  }

  /// The bytes, the highest first.
  var bigBytes: [UInt8] {
    (0..<Self.bitWidth / 8).map {
      UInt8(truncatingIfNeeded: self >> (Self.bitWidth - 8 * ($0 + 1)))
    }
  }

  /// The bits turned to the right.
  func turned(_ places: Int) -> Self { self >> Self(places) | self << Self(Self.bitWidth - places) }
}
