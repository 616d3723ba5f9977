// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A report as JUnit XML, in the form of Ant's schema, which CI systems read.
struct JUnitDocument {
  let report: TestReport

  /// The document's text.
  var text: String {
    let suites = Dictionary(grouping: report.tests, by: \.suite).sorted { $0.key < $1.key }
    let elements = suites.enumerated().map { suite($1.key, $1.value, number: $0) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      \(elements.joined())</testsuites>

      """
  }

  private func suite(_ name: String, _ tests: [TestResult], number: Int) -> String {
    let failed = tests.count { $0.outcome == .failed }
    let skipped = tests.count { if case .skipped = $0.outcome { true } else { false } }
    let parts = name.split(separator: ".").map(String.init)
    let package = parts.count > 1 ? parts.dropLast().joined(separator: ".") : name
    let attributes = [
      ("name", name.isEmpty ? "tests" : name), ("package", package), ("id", "\(number)"),
      ("timestamp", Self.time(report.start)), ("hostname", "localhost"),
      ("tests", "\(tests.count)"), ("failures", "\(failed)"), ("errors", "0"),
      ("skipped", "\(skipped)"), ("time", Self.seconds(tests.reduce(0) { $0 + $1.seconds })),
    ]
    return """
      <testsuite\(Self.text(attributes))>
      <properties/>
      \(tests.map(testCase).joined())<system-out/>
      <system-err/>
      </testsuite>

      """
  }

  private func testCase(_ test: TestResult) -> String {
    let head =
      "<testcase"
      + Self.text([
        ("name", test.name), ("classname", test.suite), ("time", Self.seconds(test.seconds)),
      ])
    switch test.outcome {
    case .skipped(let reason):
      return "\(head)><skipped\(Self.text([("message", reason)]))/></testcase>\n"
    case .failed:
      // The first line of a failed golden or check is its location, the following lines describe the
      // failure.
      let first = test.issues.first?.message.split(separator: "\n").prefix(3)
      let attributes = [
        ("message", first?.joined(separator: " ") ?? "failed"), ("type", "failure"),
      ]
      let words = test.issues.map { issue in
        (issue.place.map { "\(report.told($0)): " } ?? "") + issue.message
      }.joined(separator: "\n")
      return
        "\(head)><failure\(Self.text(attributes))>\(Self.escaped(words))</failure></testcase>\n"
    case .passed, nil: return "\(head)/>\n"
    }
  }

  private static func text(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(escaped($1).replacing("\n", with: "&#10;"))\"" }.joined()
  }

  /// Returns `text`, escaped for XML, without control characters, which XML does not permit.
  private static func escaped(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter {
      $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF || $0 == "\n" || $0 == "\t"
    }
    return HTMLPage.escaped(String(String.UnicodeScalarView(scalars)))
  }

  private static func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// Returns the time in UTC without the time zone, as the schema requires.
  private static func time(_ date: Date) -> String {
    String(date.ISO8601Format().prefix(19))
  }
}
