// SPDX-License-Identifier: Apache-2.0

/// The dimensions of a version of QR codes, from 1 to 40.
enum QRVersion {
  /// Returns the number of modules along an edge.
  static func side(_ version: Int) -> Int { 4 * version + 17 }

  /// Returns the centres of the alignment patterns along an edge.
  static func marks(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    let last = side(version) - 7
    return [6] + (0..<count - 1).map { last - $0 * step }.reversed()
  }

  /// Returns the number of bytes in the modules outside of function patterns.
  static func bytes(_ version: Int) -> Int {
    var squares = (16 * version + 128) * version + 64
    if version > 1 {
      let count = version / 7 + 2
      squares -= (25 * count - 10) * count - 55
      if version > 6 { squares -= 36 }
    }
    return squares / 8
  }
}
