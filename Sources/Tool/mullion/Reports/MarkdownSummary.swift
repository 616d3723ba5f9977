// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting

/// A report as a short Markdown summary: failures, changed goldens, findings.
struct MarkdownSummary {
  /// The maximum number of listed goldens, findings and failures; the page lists all.
  static let limit = 40
  /// The maximum number of listed lines of a change.
  private static let lineLimit = 40

  let report: TestReport
  /// The URLs of images, by the path of their golden.
  var pictures: [String: [String]] = [:]

  /// The text.
  var text: String {
    let parts = [
      heading, changes, findings, report.workSection?.markdown, failures,
    ].compactMap(\.self)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    "## \(report.failures.isEmpty ? "✔" : "✘") \(report.headline)\n\n\(report.overview)"
  }

  // MARK: Changes

  private var changes: String? {
    guard !report.changes.isEmpty else { return nil }
    return MarkdownText.section(
      "What changed on the screens", report.changes.prefix(Self.limit).map(change),
      of: report.changes.count)
  }

  private func change(_ change: TestReport.Change) -> String {
    let golden = change.golden
    let place = MarkdownText.code(report.told(change.entry.place))
    let words = golden.words.prefix { $0 != "-: golden, +: now" && $0 != "-: reference, +: now" }
    var lines = [
      "#### \(MarkdownText.code(report.told(golden.golden)))\(golden.isMissing ? " (new)" : "")",
      "",
      "compared at \(place)", "",
    ]
    lines += words.map { "- \(MarkdownText.escaped($0))" }
    let pictures = self.pictures[golden.golden] ?? []
    if !pictures.isEmpty {
      let width = pictures.count > 1 ? " width=\"240\"" : ""
      lines += ["", pictures.map { "<img src=\"\($0)\"\(width)>" }.joined(separator: " ")]
    }
    let difference = golden.words.dropFirst(words.count + 1)
    if !difference.isEmpty { lines += ["", lineDifference(Array(difference))] }
    return lines.joined(separator: "\n")
  }

  private func lineDifference(_ lines: [String]) -> String {
    let shown = lines.prefix(Self.lineLimit).joined(separator: "\n")
    let fence = MarkdownText.fence(around: shown)
    return "<details><summary>lines</summary>\n\n\(fence)diff\n\(shown)\n\(fence)\n\n</details>"
  }

  // MARK: Findings

  private var findings: String? {
    guard !report.findings.isEmpty else { return nil }
    let rows = report.findings.prefix(Self.limit).map { found in
      let finding = found.finding
      return MarkdownText.row([
        finding.severity.rawValue, MarkdownText.code(finding.code),
        MarkdownText.escaped(finding.message), MarkdownText.escaped(finding.remedy),
        MarkdownText.code(report.told(found.place)),
      ])
    }
    let table =
      ["| | rule | found | what to do | at |", "| --- | --- | --- | --- | --- |"] + rows
    return MarkdownText.section(
      "Findings", [table.joined(separator: "\n")], of: report.findings.count, shown: rows.count)
  }

  // MARK: Failures

  private var failures: String? {
    let others = report.failures.compactMap { test -> String? in
      let issues = test.issues.filter { !report.isTold($0, of: test) }
      return issues.isEmpty && !test.issues.isEmpty ? nil : failure(test, issues)
    }
    guard !others.isEmpty else { return nil }
    return MarkdownText.section(
      "Other failures", Array(others.prefix(Self.limit)), of: others.count)
  }

  private func failure(_ test: TestResult, _ issues: [TestResult.Issue]) -> String {
    let place = (issues.first?.place ?? test.place).map {
      " at \(MarkdownText.code(report.told($0)))"
    }
    let lines = issues.flatMap { $0.message.split(separator: "\n") }.prefix(20)
    let text = lines.joined(separator: "\n")
    let fence = MarkdownText.fence(around: text)
    return "**\(MarkdownText.escaped("\(test.suite): \(test.name)"))**\(place ?? "")\n\n"
      + "\(fence)\n\(text)\n\(fence)"
  }
}
