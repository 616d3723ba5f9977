// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Bytes that functions of C make, in files that import Foundation alone.
struct MutableDataTests {
  @Test func `bytes that can be changed are Foundation's`() throws {
    let data = try #require(CFDataCreateMutable(nil, 0))
    data.append(Data([1, 2]))
    #expect(data.length == 2 && data as Data == Data([1, 2]))
  }
}
