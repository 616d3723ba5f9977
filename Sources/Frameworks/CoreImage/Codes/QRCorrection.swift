// SPDX-License-Identifier: Apache-2.0

/// The Reed–Solomon error correction of a QR code, in the field of 256 elements.
struct QRCorrection {
  /// The number of correction bytes.
  let count: Int
  /// The coefficients of the generator polynomial, the highest power first, without the leading 1.
  private let divisor: [UInt8]

  init(_ count: Int) {
    self.count = count
    var divisor = [UInt8](repeating: 0, count: count)
    divisor[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for place in 0..<count {
        divisor[place] = Self.product(divisor[place], root)
        if place + 1 < count { divisor[place] ^= divisor[place + 1] }
      }
      root = Self.product(root, 2)
    }
    self.divisor = divisor
  }

  /// Returns the correction bytes for `data`: the remainder of the polynomial division.
  func bytes(_ data: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for place in rest.indices { rest[place] ^= Self.product(divisor[place], factor) }
    }
    return rest
  }

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result = 0
    for bit in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11D
      if other >> bit & 1 == 1 { result ^= Int(one) }
    }
    return UInt8(result)
  }
}
