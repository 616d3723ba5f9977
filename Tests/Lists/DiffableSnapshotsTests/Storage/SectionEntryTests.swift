// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of a section in the tree of sections.
@Suite("SectionEntry")
struct SectionEntryTests {
  @Test func `the identifier lies first, where differences look for it`() {
    let entry = SectionEntry<String>(identifier: "a section with a long name", token: 3)
    let found = withUnsafeBytes(of: entry) { bytes in
      bytes.baseAddress?.assumingMemoryBound(to: String.self).pointee
    }
    expect(found, equals: "a section with a long name")
  }

  @Test func `a section weighs what it has items`() throws {
    var entry = SectionEntry<Int>(identifier: 1, token: 3)
    expect(entry.weight == 0 && entry.token == 3 && entry.label == 0)
    let items = try #require(ItemArray([1, 2, 3]))
    let labels = entry.items.room(for: 3, at: 0) { _ in }
    entry.items.insert(items, labels, at: 0)
    expect(entry.weight, equals: 3)
  }
}
