// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting

/// A report as workflow commands that GitHub's runner shows beside the sources: `::error
/// file=…,line=…,title=…::message`.
struct GitHubAnnotations {
  let report: TestReport

  /// The workflow commands, each of which ends with a newline.
  var text: String {
    (report.changes.map(change) + report.findings.map(finding) + report.failures.flatMap(issues))
      .map { "\($0)\n" }.joined()
  }

  private func change(_ change: TestReport.Change) -> String {
    let golden = report.told(change.golden.golden)
    return line(
      "error", change.entry.place, change.golden.isMissing ? "No golden yet" : "Golden changed",
      ([golden] + change.golden.words).joined(separator: "\n"))
  }

  private func finding(_ finding: TestReport.Finding) -> String {
    let entry = finding.finding
    let level =
      switch entry.severity {
      case .error: "error"
      case .warning: "warning"
      case .advice: "notice"
      }
    let title = entry.code == entry.name ? entry.name : "\(entry.code) \(entry.name)"
    return line(
      level, finding.place, title,
      [entry.message, entry.remedy].filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private func issues(of test: TestResult) -> [String] {
    test.issues.filter { !report.isTold($0, of: test) }.map {
      line("error", $0.place ?? test.place, "\(test.name) failed", $0.message)
    }
  }

  private func line(
    _ level: String, _ place: SourcePlace?, _ title: String, _ message: String
  ) -> String {
    let properties = [
      place.map { "file=\(Self.property(report.told($0.path)))" },
      place.map { "line=\($0.line)" },
      place.flatMap { SourceColumn(of: $0) }.map { "col=\($0.characters)" },
      "title=\(Self.property(title))",
    ]
    return "::\(level) \(properties.compactMap(\.self).joined(separator: ","))::"
      + Self.escaped(message)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
