// SPDX-License-Identifier: Apache-2.0

/// What a version of codes, from 1 to 40, has room for.
enum QRVersion {
  /// How many squares an edge has.
  static func side(_ version: Int) -> Int { 4 * version + 17 }

  /// Where the middles of the small marks are, along an edge.
  static func marks(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    let last = side(version) - 7
    return [6] + (0..<count - 1).map { last - $0 * step }.reversed()
  }

  /// How many bytes stand in the squares that are no part of a mark.
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
