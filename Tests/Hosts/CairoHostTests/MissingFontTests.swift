// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionContracts
import MullionViewTree
import Testing

struct MissingFontTests {
  /// Runs in a process of its own because diagnostics are delivered to the whole process.
  @Test func `a family that is not installed is said once, and another one stands for it`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let measurer = try PangoTextMeasurer()
      for size in [12.0, 17, 40] {
        let font = try #require(UIFont(name: "No Such Family", size: size))
        for text in ["abc", "äöü", "漢字"] {
          let layout = measurer.layout(
            TextRequest(text: text, font: font.hostFont, width: .infinity))
          try #require(layout.size.width > 10 && layout.size.height > 10)
        }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.components(separatedBy: "No Such Family").count, equals: 2, "\(said)")
  }
}

#endif
