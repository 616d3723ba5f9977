// SPDX-License-Identifier: Apache-2.0

import CryptoKit
import Testing

/// Tests of hash functions and authentication codes with the examples of FIPS 180-4, RFC 1321 and RFC 4231.
struct HashTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func `hashes are those of their standards`() {
    let (abc, nothing) = (Data("abc".utf8), Data())
    #expect(hex(Insecure.MD5.hash(data: nothing)) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
  }

  @Test func `bytes may come in pieces of any size`() {
    let data = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) })
    func pieces<H: HashFunction>(_ type: H.Type, _ size: Int) -> H.Digest {
      var function = H()
      for start in stride(from: 0, to: data.count, by: size) {
        function.update(data: data[start..<min(start + size, data.count)])
      }
      return function.finalize()
    }
    for size in [1, 3, 55, 56, 63, 64, 65, 127, 128, 129, 999] {
      #expect(pieces(SHA256.self, size) == SHA256.hash(data: data))
      #expect(pieces(SHA512.self, size) == SHA512.hash(data: data))
      #expect(pieces(Insecure.SHA1.self, size) == Insecure.SHA1.hash(data: data))
      #expect(pieces(Insecure.MD5.self, size) == Insecure.MD5.hash(data: data))
    }
    // All lengths around the end of a block, of which each ends otherwise.
    #expect(Set((0..<300).map { SHA384.hash(data: data.prefix($0)) }).count == 300)
  }

  @Test func `a million letters`() {
    let data = Data(repeating: UInt8(ascii: "a"), count: 100_000)
    var function = Insecure.SHA1()
    for _ in 0..<10 { function.update(data: data) }
    #expect(hex(function.finalize()) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
  }

  @Test func `a digest is a few bytes`() {
    let digest = Insecure.SHA1.hash(data: Data("abc".utf8))
    #expect(Insecure.SHA1Digest.byteCount == 20 && SHA256Digest.byteCount == 32)
    #expect(Array(digest).count == 20 && digest.withUnsafeBytes { $0[0] } == 0xa9)
    #expect(digest == Data(digest) && digest != Data([1]))
    #expect(digest.description == "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  @Test func `codes need the key`() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let text = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: key))
    let other = SymmetricKey(size: .bits256)
    #expect(other.bitCount == 256 && other != SymmetricKey(size: .bits256))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: other))
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let tested = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hex(HMAC<SHA256>.authenticationCode(for: tested, using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }
}
