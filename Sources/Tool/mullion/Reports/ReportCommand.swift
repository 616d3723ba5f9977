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
    let root = SourceRoot.path(of: environment.folder)
    let records = options.folders.map { TestRecord(path: environment.absolute($0)) }
    let status = try runCommand(records[0], in: environment)
    let runs = records.map { RecordedRun(of: $0, root: root) }
    if !options.command.isEmpty { try runs[0].pack(root: root) }
    let report = TestReport(of: runs, root: root)
    guard !report.isEmpty || status != 0 || runs.contains(where: { $0.shard != nil }) else {
      let names = options.folders.map { "'\($0)'" }.joined(separator: ", ")
      throw CommandError(
        "\(names) contains no test results; run the tests with mullion report -- swift test.")
    }
    var files = ReportFiles(report, options.report)
    let said = try files.write()
    let text = options.report.isEmpty ? MarkdownSummary(report: report).text : ""
    let problems = options.command.isEmpty ? report.shardProblems : []
    let isWell = report.failures.isEmpty && report.changes.isEmpty && problems.isEmpty
    return CommandOutcome(
      text + said, errors: problems.map { "mullion: \($0)\n" }.joined(),
      status: status != 0 ? status : isWell ? 0 : 1)
  }

  /// Runs the test command, if one is given, and returns its exit status.
  private func runCommand(
    _ record: TestRecord, in environment: BuildEnvironment
  ) throws(CommandError) -> Int32 {
    guard !options.command.isEmpty else { return 0 }
    do throws(BuildError) {
      try record.prepare()
      return try TestCommand(options.command, recordedIn: record, in: environment)
        .run(shard: options.share.shard, times: options.share.times)
    } catch {
      throw CommandError(error.description)
    }
  }
}
