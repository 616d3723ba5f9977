// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Codes that only those can make and check who know a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// What is made.
  public typealias MAC = HashedAuthenticationCode<H>
  /// The key's type.
  public typealias Key = SymmetricKey

  private var inner = H()
  private let outerKey: [UInt8]

  /// One that was given no bytes yet.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5c }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Takes more bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of all bytes so far.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return MAC(digest: outer.finalize())
  }

  /// The code of `data`.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of `data`.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == mac
  }

  /// Whether the bytes of a code are those of `data`'s.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ mac: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    isSame(Array(authenticationCode(for: data, using: key)), mac.withUnsafeBytes { Array($0) })
  }
}
