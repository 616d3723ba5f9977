// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of CoreFoundation functions for data, in a file that imports only Foundation.
struct MutableDataTests {
  @Test func `bytes that can be changed are Foundation's`() throws {
    let data = try #require(CFDataCreateMutable(nil, 0))
    data.append(Data([1, 2]))
    #expect(data.length == 2 && data as Data == Data([1, 2]))
  }

  @Test func `functions of C read them`() {
    let data = Data([7, 8, 9]) as NSData
    #expect(CFDataGetLength(data) == 3 && CFDataGetBytePtr(data)[2] == 9)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
  }
}
