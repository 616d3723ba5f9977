// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver

/// The writer of the requested report files.
struct ReportFiles {
  private var report: TestReport
  private let options: ReportOptions

  init(_ report: TestReport, _ options: ReportOptions) {
    self.report = report
    self.options = options
  }

  /// Writes the files.
  ///
  /// - Throws: `CommandError` when one cannot be written, or the base cannot be read.
  /// - Returns: the standard output: GitHub's annotations, or nothing.
  mutating func write() throws(CommandError) -> String {
    if let path = options.baseWork { report.baseWork = try WorkLedger(path: path) }
    if let path = options.work { try write(report.work.text(), path) }
    if let path = options.times { try write(report.times.text, path) }
    if let path = options.junit { try write(JUnitDocument(report: report).text, path) }
    if let path = options.sarif { try write(SARIFDocument(report: report).text(), path) }
    if let path = options.page { try write(ReportPage(report: report).html, path) }
    if let path = options.summary { try writeSummary(path) }
    let isAtGitHub = BuildEnvironment.current.variable("GITHUB_ACTIONS") == "true"
    return options.annotates ?? (isAtGitHub && !options.isEmpty)
      ? GitHubAnnotations(report: report).text : ""
  }

  /// Writes the summary, with its images in a folder beside it.
  ///
  /// The job summary of GitHub's runner is appended to, and shows only images with a public URL.
  private func writeSummary(_ path: String) throws(CommandError) {
    let isJobSummary = BuildEnvironment.current.variable("GITHUB_STEP_SUMMARY") == path
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let folder = "\(name)-pictures"
    let pictures = ChangePictures(report: report)
    var summary = MarkdownSummary(report: report)
    if !isJobSummary || options.picturesAddress != nil {
      let beside = URL(fileURLWithPath: path).deletingLastPathComponent()
        .appendingPathComponent(folder).path
      try pictures.write(into: beside)
      let address = options.picturesAddress ?? folder
      summary.pictures = pictures.names.mapValues { names in names.map { "\(address)/\($0)" } }
    }
    guard isJobSummary, let kept = FileManager.default.contents(atPath: path) else {
      return try write(summary.text, path)
    }
    try write(String(decoding: kept, as: UTF8.self) + summary.text, path)
  }

  private func write(_ text: String, _ path: String) throws(CommandError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try NamedFile(path: path).write(Data(text.utf8))
  }
}
