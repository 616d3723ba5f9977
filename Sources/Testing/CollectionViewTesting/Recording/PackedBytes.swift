// SPDX-License-Identifier: Apache-2.0

/// A compression of bytes in a format similar to LZ4's blocks: literals, then the distance and the length of
/// a match, and so on, with literals at the end.
enum PackedBytes {
  /// The minimum length of a match; a shorter one saves nothing.
  private static let leastMatch = 4
  /// The maximum distance of a match.
  private static let mostDistance = 65_535

  /// Returns `bytes`, compressed.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    // The last position of each four-byte sequence, by a hash of it.
    var places = [Int](repeating: -1, count: 1 << 16)
    var (index, literals) = (0, 0)
    while index + leastMatch <= bytes.count {
      let place = record(index, of: bytes, in: &places)
      guard let length = match(at: index, with: place, in: bytes) else {
        index += 1
        continue
      }
      add(bytes[literals..<index], match: (index - place, length), to: &packed)
      for inner in (index + 1)..<(index + length) where inner + leastMatch <= bytes.count {
        _ = record(inner, of: bytes, in: &places)
      }
      index += length
      literals = index
    }
    add(bytes[literals...], match: nil, to: &packed)
    return packed
  }

  /// Records the position of the bytes at `index`; returns the previous position of bytes with the same hash.
  private static func record(_ index: Int, of bytes: [UInt8], in places: inout [Int]) -> Int {
    let word =
      UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16 | UInt32(bytes[index + 2]) << 8
      | UInt32(bytes[index + 3])
    let hash = Int((word &* 2_654_435_761) >> 16)
    let place = places[hash]
    places[hash] = index
    return place
  }

  /// Returns the length of the match between the bytes at `index` and at `place`, or `nil` if it is too short
  /// or too far away.
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

  /// Appends the part of a length that exceeds its four bits.
  private static func add(rest length: Int, to packed: inout [UInt8]) {
    guard length >= 15 else { return }
    packed += [UInt8](repeating: 255, count: (length - 15) / 255)
    packed.append(UInt8((length - 15) % 255))
  }
}

extension PackedBytes {
  /// Returns the bytes that ``packed(_:)`` compressed, or `nil` if they are invalid or exceed `limit`.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
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
      // The copied range may overlap the bytes that it appends.
      for _ in 0..<(rest + leastMatch) { bytes.append(bytes[bytes.count - distance]) }
    }
    return bytes
  }

  /// Returns a length that begins with four bits, and continues at `index` if they are all set; `nil` if the
  /// bytes end before the length does.
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
