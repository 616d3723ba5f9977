// SPDX-License-Identifier: Apache-2.0

import Testing
import zlib

/// Tests that Debian's zlib is imported by the name that it has in Apple's SDK.
struct ChecksumTests {
  @Test func `the checksum of a text is the published one`() {
    let bytes = Array("123456789".utf8)
    #expect(crc32(0, bytes, UInt32(bytes.count)) == 0xCBF4_3926)
  }
}
