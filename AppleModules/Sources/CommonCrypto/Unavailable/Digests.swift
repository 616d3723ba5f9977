// SPDX-License-Identifier: Apache-2.0

/// Writes an MD5 digest; unavailable, as the module was built without OpenSSL's libcrypto.
@available(
  *, unavailable,
  message: "Mullion was built without OpenSSL: install libssl-dev (apt-get install) and build again"
)
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  nil
}

/// Writes a SHA-1 digest; unavailable, as the module was built without OpenSSL's libcrypto.
@available(
  *, unavailable,
  message: "Mullion was built without OpenSSL: install libssl-dev (apt-get install) and build again"
)
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  nil
}

/// Writes a SHA-256 digest; unavailable, as the module was built without OpenSSL's libcrypto.
@available(
  *, unavailable,
  message: "Mullion was built without OpenSSL: install libssl-dev (apt-get install) and build again"
)
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  nil
}

/// Writes a SHA-384 digest; unavailable, as the module was built without OpenSSL's libcrypto.
@available(
  *, unavailable,
  message: "Mullion was built without OpenSSL: install libssl-dev (apt-get install) and build again"
)
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  nil
}

/// Writes a SHA-512 digest; unavailable, as the module was built without OpenSSL's libcrypto.
@available(
  *, unavailable,
  message: "Mullion was built without OpenSSL: install libssl-dev (apt-get install) and build again"
)
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  nil
}
