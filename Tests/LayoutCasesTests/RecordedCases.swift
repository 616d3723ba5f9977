// SPDX-License-Identifier: Apache-2.0

import Foundation
import LayoutCases
import Testing

/// The recorded cases of the fixtures.
enum RecordedCases {
  static func all() throws -> [LayoutCase] {
    let folder = try #require(Bundle.module.resourceURL)
    let file = folder.appendingPathComponent("Fixtures/layout-cases.json")
    return try LayoutCaseReader.cases(atPath: file.path)
  }
}
