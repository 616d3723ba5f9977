// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of the names of installed fonts.
struct FontNameTests {
  @Test @MainActor func `the families and fonts of the machine have names that make them`() throws {
    let measurer = try PangoTextMeasurer()
    HostServices(environment: HostEnvironment(text: measurer)).serve {
      let families = UIFont.familyNames
      expect(!families.isEmpty && families == families.sorted())
      expect(Set(families).count, equals: families.count)
      for family in families where !family.contains("-") {
        let names = UIFont.fontNames(forFamilyName: family)
        expect(!names.isEmpty && Set(names).count == names.count, "\(family): \(names)")
        for name in names {
          let font = UIFont(name: name, size: 12)
          expect(font?.familyName == family && font?.fontName == name, "\(name)")
        }
      }
      expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }
  }

  @Test @MainActor func `where text is estimated there are no fonts`() {
    HostServices().serve {
      expect(UIFont.familyNames.isEmpty)
      expect(UIFont.fontNames(forFamilyName: "Inter").isEmpty)
    }
  }
}

#endif
