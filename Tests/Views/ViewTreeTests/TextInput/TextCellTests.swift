// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of the positions of characters in texts with the block font.
struct TextCellTests {
  @Test func `each character has a place in its line`() {
    let font = FontDescription(size: 10)
    let cells = BlockTextMeasurer().cells(
      TextRequest(text: "ab cd\nx", font: font, width: 17, lineBreak: .wordWrapping))
    expect(cells.map(\.line), equals: [0, 0, 0, 1, 1, 1, 2])
    expect(cells.map(\.leading), equals: [0, 5, 10, 0, 5, 10, 0])
    expect(cells.map(\.trailing), equals: [5, 10, 15, 5, 10, 10, 5])
    let right = BlockTextMeasurer().cells(
      TextRequest(text: "ab", font: font, width: 30, alignment: .right, lineBreak: .wordWrapping))
    expect(right.map(\.leading), equals: [20, 25])
  }
}
