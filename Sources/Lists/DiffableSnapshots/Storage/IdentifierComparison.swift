// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The equality and the hashing of identifiers in memory, with counts of these operations.
///
/// Two identifiers with the same bytes are one value, and a value equals itself; so equal bytes need no `==`,
/// regardless of the type. Different bytes do not imply different values (two strings in two places), except
/// for types that are known to be bytewise comparable: those need neither `==` nor their own hashing.
///
/// The type is used only in an initializer, so that users of the comparison are not generic.
struct IdentifierComparison: Sendable {
  private let size: Int
  private let isItsBytes: Bool
  private let equalValues: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private let hashValue: @Sendable (UnsafeRawPointer) -> Int
  private let seed = hashSeed
  private(set) var hashes = 0
  private(set) var comparisons = 0

  init(
    size: Int, isItsBytes: Bool,
    equalValues: @escaping @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool,
    hashValue: @escaping @Sendable (UnsafeRawPointer) -> Int
  ) {
    self.size = size
    self.isItsBytes = isItsBytes
    self.equalValues = equalValues
    self.hashValue = hashValue
  }

  /// Returns the number of equal identifiers at the start of two stretches of `count` elements.
  ///
  /// Elements are `stride` bytes apart, each with its identifier first. A negative stride goes backward.
  mutating func commonPrefix(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, stride: Int, count: Int
  ) -> Int {
    if left == right { return count }
    var done = 0
    while done < count {
      let start = done * stride
      done += sameBytes(left + start, right + start, stride: stride, count: count - done)
      // The bytes differ here; continue while the values are equal nevertheless.
      if isItsBytes { return done }
      let before = done
      while done < count, isEqual(left + done * stride, right + done * stride) { done += 1 }
      if done == before || done < count { return done }
    }
    return done
  }

  @inline(__always)
  mutating func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    if size == 16, isItsBytes { return Self.samePairs(left, right, stride: 0, count: 1) == 1 }
    if sameBytes(left, right, stride: 0, count: 1) == 1 { return true }
    return !isItsBytes && isEqual(left, right)
  }

  /// Returns a hash, different in every process, of the identifier at `pointer`.
  mutating func hash(_ pointer: UnsafeRawPointer) -> UInt64 {
    hashes += 1
    if isItsBytes {
      let first = size >= 8 ? pointer.loadUnaligned(as: UInt64.self) : word(pointer)
      let last = size > 8 ? pointer.loadUnaligned(fromByteOffset: size - 8, as: UInt64.self) : 0
      return Self.mix(Self.mix(first ^ seed.0, seed.1) ^ last, seed.0 | 1)
    }
    return UInt64(truncatingIfNeeded: hashValue(pointer))
  }

  // MARK: Bytes

  private mutating func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    comparisons += 1
    return equalValues(left, right)
  }

  private func sameBytes(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, stride: Int, count: Int
  ) -> Int {
    if abs(stride) == size, count > 1 {
      return sameMemory(left, right, stride: stride, count: count)
    }
    return switch size {
    case 8: Self.sameWords(left, right, stride: stride, count: count)
    case 16: Self.samePairs(left, right, stride: stride, count: count)
    default:
      (0..<count).first { memcmp(left + $0 * stride, right + $0 * stride, size) != 0 } ?? count
    }
  }

  /// Returns the number of equal identifiers at the start of two contiguous stretches.
  private func sameMemory(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, stride: Int, count: Int
  ) -> Int {
    var done = 0
    var length = 4
    while done < count {
      // Short steps at first: stretches that differ mostly do so near the start.
      length = min(length * 4, 1 << 12, count - done)
      let low = stride < 0 ? (done + length - 1) * stride : done * stride
      if memcmp(left + low, right + low, length * size) != 0 {
        if length == 1 { return done }
        var index = done
        while memcmp(left + index * stride, right + index * stride, size) == 0 { index += 1 }
        return index
      }
      done += length
    }
    return count
  }

  /// Returns the number of equal 8-byte identifiers at the start.
  private static func sameWords(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, stride: Int, count: Int
  ) -> Int {
    var offset = 0
    for done in 0..<count {
      let first = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if first != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return done }
      offset += stride
    }
    return count
  }

  /// Returns the number of equal 16-byte identifiers at the start.
  private static func samePairs(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, stride: Int, count: Int
  ) -> Int {
    var offset = 0
    for done in 0..<count {
      let first =
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let second =
        left.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
      if first | second != 0 { return done }
      offset += stride
    }
    return count
  }

  private func word(_ pointer: UnsafeRawPointer) -> UInt64 {
    (0..<size).reduce(0) { $0 << 8 | UInt64(pointer.load(fromByteOffset: $1, as: UInt8.self)) }
  }

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    return high ^ low
  }
}

/// A random seed that makes hashes of bytes unpredictable, so that identifiers cannot be chosen to collide.
private let hashSeed: (UInt64, UInt64) = {
  var generator = SystemRandomNumberGenerator()
  return (generator.next(), generator.next() | 1)
}()
