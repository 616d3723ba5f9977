// SPDX-License-Identifier: Apache-2.0

import CryptoKit
import Foundation

/// Writes the MD5 digest of `len` bytes at `data` into 16 bytes at `md`.
///
/// - Returns: `md`, which may be `nil`; nothing is written then.
/// - Complexity: O(*n*) in the number of bytes.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.MD5.self, data, len, md)
}

/// Writes the SHA-1 digest of `len` bytes at `data` into 20 bytes at `md`.
///
/// - Returns: `md`, which may be `nil`; nothing is written then.
/// - Complexity: O(*n*) in the number of bytes.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.SHA1.self, data, len, md)
}

/// Writes the SHA-256 digest of `len` bytes at `data` into 32 bytes at `md`.
///
/// - Returns: `md`, which may be `nil`; nothing is written then.
/// - Complexity: O(*n*) in the number of bytes.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA256.self, data, len, md)
}

/// Writes the SHA-384 digest of `len` bytes at `data` into 48 bytes at `md`.
///
/// - Returns: `md`, which may be `nil`; nothing is written then.
/// - Complexity: O(*n*) in the number of bytes.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA384.self, data, len, md)
}

/// Writes the SHA-512 digest of `len` bytes at `data` into 64 bytes at `md`.
///
/// - Returns: `md`, which may be `nil`; nothing is written then.
/// - Complexity: O(*n*) in the number of bytes.
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
