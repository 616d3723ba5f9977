// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A hash-based message authentication code (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// The type of the authentication code.
  public typealias MAC = HashedAuthenticationCode<H>
  /// The type of the key.
  public typealias Key = SymmetricKey

  private var inner = H()
  private let outerKey: [UInt8]

  /// Creates a message authentication code with `key` and without input.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5c }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Appends bytes to the input.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the authentication code of the input so far.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return MAC(digest: outer.finalize())
  }

  /// Returns the authentication code of `data`.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether `mac` is the authentication code of `data`.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == mac
  }

  /// Returns whether the bytes of `mac` are those of the authentication code of `data`.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ mac: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    isSame(Array(authenticationCode(for: data, using: key)), mac.withUnsafeBytes { Array($0) })
  }
}
