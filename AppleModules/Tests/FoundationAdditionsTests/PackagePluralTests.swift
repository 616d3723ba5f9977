// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of plural forms in the resources of a package.
@Suite("Plurals of a package")
struct PackagePluralTests {
  @Test func `a package's table of plurals is read`() {
    let format = NSLocalizedString("n_items", bundle: .module, comment: "")
    #expect(
      [0, 1, 5].map { String.localizedStringWithFormat(format, $0) }
        == ["nothing", "1 item", "5 items"])
  }

  @Test func `a package's catalogue is read`() {
    let format = NSLocalizedString(
      "%lld boats", tableName: "Boats", bundle: .module, comment: "")
    #expect([1, 2].map { String(format: format, $0) } == ["1 boat", "2 boats"])
    #expect(String(localized: "\(1) boats", table: "Boats", bundle: .module) == "1 boat")
  }
}
