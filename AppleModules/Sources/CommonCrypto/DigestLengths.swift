// SPDX-License-Identifier: Apache-2.0

/// The largest number of bytes that are hashed.
public typealias CC_LONG = UInt32

/// The bytes of an MD5 hash.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The bytes of a SHA-1 hash.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The bytes of a SHA-256 hash.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The bytes of a SHA-384 hash.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The bytes of a SHA-512 hash.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
