// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCollectionViews

/// Tests of the text of index paths in messages.
@Suite("IndexPath.words")
struct IndexPathWordsTests {
  @Test func `an index path of any length has words`() {
    expect(IndexPath().words, equals: "an empty index path")
    expect(IndexPath(index: 3).words, equals: "index 3")
    expect(IndexPath(indexes: [2, 5]).words, equals: "section 2, item 5")
    expect(IndexPath(indexes: [1, 2, 3]).words, equals: "index path [1, 2, 3]")
  }
}
