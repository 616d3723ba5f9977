// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionLayoutCases
import Testing

/// The recorded cases of the fixtures.
enum RecordedCases {
  static func all() throws -> [LayoutCase] {
    let folder = try #require(Bundle.module.resourceURL)
    return try ["layout-cases.json", "more-layout-cases.json"].flatMap {
      try LayoutCaseReader.cases(atPath: folder.appendingPathComponent("Fixtures/\($0)").path)
    }
  }
}
