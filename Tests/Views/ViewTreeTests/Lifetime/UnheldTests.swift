// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewTree
import Testing

/// Tests of objects with unretained references to views.
@MainActor
struct UnheldTests {
  @MainActor
  private final class Part {
    @Unheld var label: UILabel?
  }

  @Test func `a part that knows no view answers nil`() {
    expect(Part().label == nil)
  }

  @Test func `a part finds its view as long as somebody keeps it`() {
    let label = UILabel()
    let part = Part()
    part.label = label
    expect(part.label === label)
    part.label = nil
    expect(part.label == nil)
  }

  @Test func `a part does not keep its view`() {
    let part = Part()
    do {
      let label = UILabel()
      part.label = label
    }
    expect(part.label == nil)
  }
}
