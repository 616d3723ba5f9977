// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for font names compiles.
@MainActor
struct FontNameInterfaceTests {
  @Test func `fonts are found by their families`() {
    let names: [String] = UIFont.familyNames
    expect(names, equals: names.sorted())
    expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
  }
}
