// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// A report as a self-contained page: failures, findings, and each changed golden, before and after.
struct ReportPage {
  let report: TestReport

  /// The page's HTML.
  var html: String {
    let changes = report.changes.map { GoldenChange($0.golden, in: report.root) }
    let review = ReviewPage(changes: changes, folder: ".")
    return HTMLPage(
      mark: ReviewPage.mark,
      title: report.headline,
      style: ReviewPage.style + """

        table { border-collapse: collapse } td, th { border-bottom: 1px solid #8884; padding: .3em .6em }
        td, th { text-align: left; vertical-align: top } details { margin: .5em 0 }
        .error { color: #d11a2a } .warning { color: #b36b00 } .advice { color: #777 }
        """,
      body: [
        "<p>\(report.overview)</p>", section("Goldens that changed", review.articles), findings,
        failures,
        section("Work", report.workSection?.html ?? ""),
        section("All tests", report.tests.isEmpty ? "" : allTests),
      ].joined(separator: "\n")
    ).text
  }

  private func section(_ title: String, _ body: String) -> String {
    body.isEmpty ? "" : "<h2>\(title)</h2>\n\(body)"
  }

  private var findings: String {
    let rows = report.findings.map { found in
      let finding = found.finding
      let cells = [
        finding.code, finding.message, finding.remedy, report.told(found.place),
      ]
      return "<tr><td class=\"\(finding.severity.rawValue)\">\(finding.severity.rawValue)</td>"
        + cells.map { "<td>\(HTMLPage.escaped($0))</td>" }.joined() + "</tr>"
    }
    let head = "<tr><th></th><th>rule</th><th>found</th><th>what to do</th><th>at</th></tr>"
    return section(
      "Findings", rows.isEmpty ? "" : "<table>\(head)\(rows.joined(separator: "\n"))</table>")
  }

  private var failures: String {
    let tests = report.failures.map { test in
      let words = test.issues.map { issue in
        (issue.place.map { "\(report.told($0)): " } ?? "") + issue.message
      }.joined(separator: "\n")
      return "<details open><summary><b>\(HTMLPage.escaped("\(test.suite): \(test.name)"))</b>"
        + "</summary><pre>\(HTMLPage.escaped(words))</pre></details>"
    }
    return section("Failed tests", tests.joined(separator: "\n"))
  }

  private var allTests: String {
    let rows = report.tests.map { test in
      let word =
        switch test.outcome {
        case .failed: "<td class=\"error\">failed</td>"
        case .skipped(let reason): "<td class=\"advice\">skipped: \(HTMLPage.escaped(reason))</td>"
        case .passed, nil: "<td>passed</td>"
        }
      return "<tr><td>\(HTMLPage.escaped(test.suite))</td><td>\(HTMLPage.escaped(test.name))</td>"
        + "\(word)<td>\(String(format: "%.3f", test.seconds))</td></tr>"
    }
    return "<details><summary>\(rows.count) tests</summary><table>\n\(rows.joined(separator: "\n"))"
      + "\n</table></details>"
  }
}
