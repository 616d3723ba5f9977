// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of paragraphs whose first line starts before the others.
@Suite struct HangingParagraphTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  @Test func `the other lines are as wide as their room`() {
    let text = String(repeating: "i ", count: 200)
    var request = TextRequest(text: text, font: FontDescription(size: 17), width: 200)
    request.runs = [TextRun(length: text.utf8.count, font: FontDescription(size: 17))]
    request.firstIndent = -40
    request.lineBreak = .wordWrapping
    let lines = measurer.layout(request).lines
    expect((lines.first?.width ?? 0) > 220 && (lines.first?.width ?? 0) <= 240)
    expect(lines.dropFirst().dropLast().allSatisfy { $0.width > 180 && $0.width <= 210 })
  }
}

#endif
