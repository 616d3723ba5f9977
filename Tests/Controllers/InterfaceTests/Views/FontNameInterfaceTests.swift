// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Names of fonts as applications ask for them.
@MainActor
struct FontNameInterfaceTests {
  @Test func `fonts are found by their families`() {
    let names: [String] = UIFont.familyNames
    expect(names, equals: names.sorted())
    expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
  }
}
