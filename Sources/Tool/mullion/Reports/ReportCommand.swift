// SPDX-License-Identifier: Apache-2.0

import MullionBuildDriver

/// The command `mullion report`, which writes reports about a test run for CI systems and reviews.
struct ReportCommand {
  private let options: ReportCommandOptions

  init(_ options: ReportCommandOptions) {
    self.options = options
  }

  /// Runs the test command if one is given, and writes the requested reports; without any file, prints the
  /// summary.
  ///
  /// - Throws: `CommandError` when the command cannot be started, there are no results, or a file cannot be
  ///   written.
  func run() throws(CommandError) -> CommandOutcome {
    let environment = BuildEnvironment.current
    let record = TestRecord(path: environment.absolute(options.folder))
    var status: Int32 = 0
    if !options.command.isEmpty {
      do throws(BuildError) {
        try record.prepare()
        status = try record.run(options.command, in: environment)
      } catch {
        throw CommandError(error.description)
      }
    }
    let report = TestReport(of: record, root: SourceRoot.path(of: environment.folder))
    guard !report.isEmpty || status != 0 else {
      throw CommandError(
        "'\(options.folder)' contains no test results; run the tests with mullion report -- swift test."
      )
    }
    var files = ReportFiles(report, options.report)
    let said = try files.write()
    let text = options.report.isEmpty ? MarkdownSummary(report: report).text : ""
    let failed: Int32 = report.failures.isEmpty && report.changes.isEmpty ? 0 : 1
    return CommandOutcome(text + said, status: status == 0 ? failed : status)
  }
}
