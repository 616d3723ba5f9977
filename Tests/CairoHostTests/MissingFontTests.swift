// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Foundation
import MullionContracts
import Synchronization
import Testing
import ViewTree

struct MissingFontTests {
  @Test func `a family that is not installed is said once, and another one stands for it`() throws {
    let family = "No Such Family \(UUID())"
    let heard = Mutex<[String]>([])
    Diagnostics.listen { message in heard.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    let measurer = try PangoTextMeasurer()
    for size in [12.0, 17, 40] {
      let font = try #require(UIFont(name: family, size: size))
      for text in ["abc", "äöü", "漢字"] {
        let layout = measurer.layout(
          TextRequest(text: text, font: font.hostFont, width: .infinity))
        #expect(layout.size.width > 10 && layout.size.height > 10)
      }
    }
    #expect(heard.withLock { $0.filter { $0.contains(family) }.count } == 1)
  }
}

#endif
