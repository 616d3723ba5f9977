// SPDX-License-Identifier: Apache-2.0

/// Bytes with what repeats written once, in the manner of LZ4's blocks: literals, then how far back to
/// go and how much to take from there, and so on; literals at the end.
enum PackedBytes {
  /// A match of fewer bytes saves nothing.
  private static let leastMatch = 4
  /// How far back a match may begin.
  private static let mostDistance = 65_535

  /// `bytes`, packed.
  ///
  /// - Complexity: O(n), n the bytes.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    // Where four bytes stood last, by a hash of them.
    var places = [Int](repeating: -1, count: 1 << 16)
    var (index, literals) = (0, 0)
    while index + leastMatch <= bytes.count {
      let place = note(index, of: bytes, in: &places)
      guard let length = match(at: index, with: place, in: bytes) else {
        index += 1
        continue
      }
      add(bytes[literals..<index], match: (index - place, length), to: &packed)
      for inner in (index + 1)..<(index + length) where inner + leastMatch <= bytes.count {
        _ = note(inner, of: bytes, in: &places)
      }
      index += length
      literals = index
    }
    add(bytes[literals...], match: nil, to: &packed)
    return packed
  }

  /// Notes that the bytes at `index` stand there; answers where others with their hash stood before.
  private static func note(_ index: Int, of bytes: [UInt8], in places: inout [Int]) -> Int {
    let word =
      UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16 | UInt32(bytes[index + 2]) << 8
      | UInt32(bytes[index + 3])
    let hash = Int((word &* 2_654_435_761) >> 16)
    let place = places[hash]
    places[hash] = index
    return place
  }

  /// How many bytes at `index` are those at `place`; nil: too few, or too far away.
  private static func match(at index: Int, with place: Int, in bytes: [UInt8]) -> Int? {
    guard place >= 0, index - place <= mostDistance else { return nil }
    var length = 0
    while index + length < bytes.count, bytes[place + length] == bytes[index + length] {
      length += 1
    }
    return length >= leastMatch ? length : nil
  }

  private static func add(
    _ literals: ArraySlice<UInt8>, match: (distance: Int, length: Int)?, to packed: inout [UInt8]
  ) {
    let length = match.map { $0.length - leastMatch } ?? 0
    packed.append(UInt8(min(literals.count, 15) << 4 | min(length, 15)))
    add(rest: literals.count, to: &packed)
    packed += literals
    guard let match else { return }
    packed += [UInt8(match.distance & 255), UInt8(match.distance >> 8)]
    add(rest: length, to: &packed)
  }

  /// What of a length does not go into its four bits.
  private static func add(rest length: Int, to packed: inout [UInt8]) {
    guard length >= 15 else { return }
    packed += [UInt8](repeating: 255, count: (length - 15) / 255)
    packed.append(UInt8((length - 15) % 255))
  }
}

extension PackedBytes {
  /// The bytes that ``packed(_:)`` packed; nil: these are no packed bytes, or more than `limit`.
  ///
  /// - Complexity: O(n), n the bytes.
  static func unpacked(_ packed: [UInt8], atMost limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var index = 0
    while index < packed.count {
      let token = packed[index]
      index += 1
      guard let count = length(Int(token >> 4), in: packed, &index),
        index + count <= packed.count, bytes.count + count <= limit
      else { return nil }
      bytes += packed[index..<(index + count)]
      index += count
      if index == packed.count { return bytes }
      guard index + 2 <= packed.count else { return nil }
      let distance = Int(packed[index]) | Int(packed[index + 1]) << 8
      index += 2
      guard let rest = length(Int(token & 15), in: packed, &index), distance > 0,
        distance <= bytes.count, bytes.count + rest + leastMatch <= limit
      else { return nil }
      // What is taken may reach into what it makes.
      for _ in 0..<(rest + leastMatch) { bytes.append(bytes[bytes.count - distance]) }
    }
    return bytes
  }

  /// A length that begins with four bits, and goes on at `index` where they are full.
  private static func length(_ bits: Int, in packed: [UInt8], _ index: inout Int) -> Int? {
    guard bits == 15 else { return bits }
    var length = bits
    while index < packed.count {
      let byte = packed[index]
      index += 1
      length += Int(byte)
      if byte < 255 { return length }
    }
    return nil
  }
}
