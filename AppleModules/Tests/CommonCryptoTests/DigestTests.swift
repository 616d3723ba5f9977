// SPDX-License-Identifier: Apache-2.0

import CommonCrypto
import Foundation
import Testing

/// Tests of the C functions for hashes; the digests of "abc" are those of the standards.
struct DigestTests {
  private typealias Hash =
    (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?

  private func hex(_ hash: Hash, _ length: Int32) -> String {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(length))
    data.withUnsafeBytes { _ = hash($0.baseAddress, CC_LONG(data.count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
  }

  @Test func `each hash has its bytes`() {
    #expect(hex(CC_MD5, CC_MD5_DIGEST_LENGTH) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(CC_SHA1, CC_SHA1_DIGEST_LENGTH) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex(CC_SHA256, CC_SHA256_DIGEST_LENGTH)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(CC_SHA384, CC_SHA384_DIGEST_LENGTH).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(hex(CC_SHA512, CC_SHA512_DIGEST_LENGTH).hasPrefix("ddaf35a193617abacc417349ae204131"))
  }

  @Test func `nothing is hashed without a place, and no bytes have a hash`() {
    #expect(CC_SHA256(nil, 0, nil) == nil)
    var digest = [UInt8](repeating: 0, count: 16)
    CC_MD5(nil, 0, &digest)
    #expect(digest.prefix(4) == [0xd4, 0x1d, 0x8c, 0xd9])
  }
}
