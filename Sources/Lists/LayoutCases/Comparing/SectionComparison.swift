// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The comparison of the values of a list section; only expected values are compared.
enum SectionComparison {
  static func differences(
    expected: JSONValue, actual: JSONValue, path: String = "section"
  ) -> [String] {
    switch (expected, actual) {
    case (.object(let expected), .object(let actual)):
      return expected.keys.sorted().flatMap { name -> [String] in
        guard let value = expected[name] else { return [] }
        return differences(
          expected: value, actual: actual[name] ?? .null, path: "\(path).\(name)")
      }
    case (.array(let expected), .array(let actual)) where expected.count == actual.count:
      return zip(expected, actual).enumerated().flatMap { index, pair in
        differences(expected: pair.0, actual: pair.1, path: "\(path)[\(index)]")
      }
    case (.number(let expected), .number(let actual)) where abs(expected - actual) <= 0.001:
      return []
    default:
      if expected == actual { return [] }
      return ["\(path): expected \(expected.kindName), actual \(actual.kindName)"]
    }
  }
}
