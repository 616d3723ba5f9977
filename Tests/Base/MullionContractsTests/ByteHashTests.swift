// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import Testing

/// Tests of the hash with the reference values of the FNV-1a authors.
struct ByteHashTests {
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `a hash is that of FNV-1a`(text: String, digits: String) {
    expect(ByteHash(of: text).text, equals: digits)
  }

  @Test func `bytes added in parts have the hash of all of them`() {
    var hash = ByteHash(of: "foo")
    hash.add("bar".utf8)
    expect(hash.value, equals: ByteHash(of: "foobar").value)
  }
}
