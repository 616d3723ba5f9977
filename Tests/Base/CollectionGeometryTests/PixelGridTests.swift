// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@Suite struct PixelGridTests {
  @Test func `a third of 301 points at scale two is floored to 100`() {
    expect(PixelGrid(scale: 2).floored(301.0 / 3), equals: 100)
  }

  @Test func `half a pixel rounds away from zero on both sides`() {
    let grid = PixelGrid(scale: 1)
    expect(grid.rounded(22.5), equals: 23)
    expect(grid.rounded(-22.5), equals: -23)
  }

  @Test func `a length that is whole but for floating point noise keeps its pixel`() {
    expect(PixelGrid(scale: 3).floored(0.1 + 0.2 + 0.7 - 1e-12), equals: 1)
  }
}
