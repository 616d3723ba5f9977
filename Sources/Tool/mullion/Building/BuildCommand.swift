// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver

/// The commands `mullion build`, `test` and `run`, which build unmodified iOS sources.
struct BuildCommand {
  private let options: BuildOptions

  init(_ options: BuildOptions) {
    self.options = options
  }

  /// Builds the subject, and tests or runs it; the invoked tools print their progress.
  ///
  /// - Throws: `CommandError` when a prerequisite is missing.
  func run() throws(CommandError) -> CommandOutcome {
    if options.isStrict { setenv("MULLION_STRICT", "1", 1) }
    guard !options.report.isEmpty || options.results != nil else {
      return CommandOutcome("", status: try status(of: options.request))
    }
    var request = options.request
    let environment = BuildEnvironment.current
    let named = options.results.map { TestRecord(path: environment.absolute($0)) }
    let record = named ?? TestRecord(of: request, in: environment)
    request.record = record
    let status = try status(of: request)
    let root = SourceRoot.path(of: environment.absolute(request.subject ?? "."))
    let run = RecordedRun(of: record, root: root)
    if named != nil { try run.pack(root: root) }
    var files = ReportFiles(TestReport(of: [run], root: root), options.report)
    return CommandOutcome(try files.write(), status: status)
  }

  private func status(of request: BuildRequest) throws(CommandError) -> Int32 {
    do throws(BuildError) {
      try request.record?.prepare()
      return try PlatformBuild(.current).run(request)
    } catch {
      throw CommandError(error.description)
    }
  }
}
