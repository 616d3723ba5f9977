// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Two applies of a data source, and the cells that UIKit requested in the second one.
struct RecordedScenario: Decodable, Sendable, CustomTestStringConvertible {
  struct Section: Decodable, Sendable {
    let name: String
    let items: [String]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      name = try list.decode(String.self)
      items = try list.decode([String].self)
    }
  }

  struct Expectation: Decodable, Sendable {
    let providerCalls: [String]
  }

  private struct File: Decodable {
    let measuredDataSource: [RecordedScenario]
  }

  let id: String
  let first: [Section]
  let second: [Section]
  let reloadItems: [String]
  let reloadSections: [String]
  let expect: Expectation

  var testDescription: String { id }

  /// Returns all recorded scenarios from the file of recorded cases.
  static func all() throws -> [RecordedScenario] {
    let family = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = family.appendingPathComponent("LayoutCasesTests/Fixtures/layout-cases.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).measuredDataSource
  }
}
