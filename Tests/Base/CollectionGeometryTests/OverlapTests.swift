// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@Suite("Overlap")
struct OverlapTests {
  private let window = CGRect(x: 0, y: 100, width: 320, height: 480)

  private func rows(_ top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: 320, height: height)
  }

  @Test func `rectangles that share an edge or a corner do not overlap`() {
    expect(!rows(0, 100).overlaps(window))
    expect(!rows(580, 100).overlaps(window))
    expect(!CGRect(x: 320, y: 100, width: 10, height: 480).overlaps(window))
    expect(!CGRect(x: 320, y: 580, width: 10, height: 10).overlaps(window))
    expect(!window.overlaps(rows(0, 100)))
  }

  @Test func `the least that is shared counts`() {
    expect(rows(0, 100.25).overlaps(window))
    expect(rows(579.75, 100).overlaps(window))
    expect(window.overlaps(rows(579.75, 100)))
    expect(window.overlaps(window))
    expect(rows(0, 1000).overlaps(window))
  }

  @Test func `what has no height overlaps what it lies in and what it begins with`() {
    for (top, isIn) in [(99.5, false), (100, true), (300, true), (580, false), (581, false)] {
      expect(rows(top, 0).overlaps(window), equals: isIn, "\(top)")
      expect(window.overlaps(rows(top, 0)), equals: isIn, "\(top)")
    }
    expect(!CGRect(x: 400, y: 300, width: 10, height: 0).overlaps(window))
    expect(CGRect(x: 0, y: 100, width: 0, height: 0).overlaps(window))
  }

  @Test func `nothing overlaps null and what is not a number`() {
    expect(!CGRect.null.overlaps(window))
    expect(!window.overlaps(.null))
    expect(!rows(.nan, 10).overlaps(window))
  }
}
