// SPDX-License-Identifier: Apache-2.0

import CryptoKit
import Foundation

/// Writes the MD5 hash of `len` bytes into 16 bytes at `md`, and returns them; nil: there is no place.
///
/// - Complexity: O(n) in the bytes.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.MD5.self, data, len, md)
}

/// Writes the SHA-1 hash of `len` bytes into 20 bytes at `md`, and returns them; nil: there is no place.
///
/// - Complexity: O(n) in the bytes.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.SHA1.self, data, len, md)
}

/// Writes the SHA-256 hash of `len` bytes into 32 bytes at `md`, and returns them; nil: there is no place.
///
/// - Complexity: O(n) in the bytes.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA256.self, data, len, md)
}

/// Writes the SHA-384 hash of `len` bytes into 48 bytes at `md`, and returns them; nil: there is no place.
///
/// - Complexity: O(n) in the bytes.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA384.self, data, len, md)
}

/// Writes the SHA-512 hash of `len` bytes into 64 bytes at `md`, and returns them; nil: there is no place.
///
/// - Complexity: O(n) in the bytes.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA512.self, data, len, md)
}

private func write<Hash: HashFunction>(
  _ hash: Hash.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG,
  _ place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let place else { return nil }
  let bytes = data.map { Data(bytes: $0, count: Int(length)) } ?? Data()
  for (offset, byte) in hash.hash(data: bytes).enumerated() { place[offset] = byte }
  return place
}
