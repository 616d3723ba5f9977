// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes a few bytes of many, which are others when one of the many is another.
public protocol HashFunction: Sendable {
  /// What is made.
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes are taken in at once.
  static var blockByteCount: Int { get }
  /// One that was given no bytes yet.
  init()
  /// Takes more bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// What comes of all bytes so far; more can be taken afterwards.
  func finalize() -> Digest
}

extension HashFunction {
  /// Takes more bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }

  /// What comes of `data`.
  ///
  /// - Complexity: O(n) in the bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// What comes of the bytes in memory.
  ///
  /// - Complexity: O(n) in the bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}
