// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder in which a run of tests leaves what reports tell of it: what the test kit notes, Swift
/// Testing's events, and what XCTest prints.
package struct TestRecord: Equatable, Sendable {
  /// Where it is.
  package let path: String

  /// The folder at `path`.
  package init(path: String) { self.path = path }

  /// The folder of the cache for the tests that `request` names.
  package init(of request: BuildRequest, in environment: BuildEnvironment) {
    let subject = environment.absolute(request.subject ?? ".")
    path = PackageBuild.folder(of: subject, in: environment.cacheFolder, kind: "results").path
  }

  /// The events of Swift Testing, a line of JSON each.
  package var eventsPath: String { "\(path)/tests.jsonl" }
  /// What the run wrote to standard output.
  package var logPath: String { "\(path)/tests.log" }
  /// What the test kit is told.
  var variables: [String: String] { ["MULLION_RESULTS": path] }
  /// What `swift test` is told.
  var arguments: [String] { ["--event-stream-output-path", eventsPath] }

  /// Makes the folder, without what an earlier run left in it.
  ///
  /// - Throws: `BuildError` when it can't be made.
  package func prepare() throws(BuildError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let old = names.filter { $0.hasSuffix(".mullion.jsonl") }.map { "\(path)/\($0)" }
    for file in old + [eventsPath, logPath] { unlink(file) }
    try CacheFolder(path: path).make()
  }

  private static let overlaysName = "overlays"

  /// Notes where the compiler keeps what it rewrote of the sources.
  ///
  /// - Throws: `BuildError` when it can't be written.
  func note(overlays: String) throws(BuildError) {
    try CacheFolder(path: path).write(overlays, Self.overlaysName)
  }

  /// The sources as the compiler saw them in the run; nil: as they were written.
  package var rewrittenSources: RewrittenSources? {
    CacheFolder(path: path).text(Self.overlaysName).map { RewrittenSources(overlays: $0) }
  }

  /// Runs a command that runs tests, such as `swift test --parallel`, and notes what reports tell.
  ///
  /// - Throws: `BuildError` when there is no such program, or it can't be started.
  /// - Returns: its exit status.
  package func run(
    _ words: [String], in environment: BuildEnvironment
  ) throws(BuildError) -> Int32 {
    guard let name = words.first else { throw BuildError("no command is named behind --.") }
    let path = name.contains("/") ? environment.absolute(name) : environment.program(name)
    guard let path else { throw BuildError("there is no program '\(name)' on the path.") }
    let isSwiftTest = words.prefix(2).elementsEqual(["swift", "test"])
    var child = ChildProgram(
      path: path, arguments: Array(words.dropFirst()) + (isSwiftTest ? arguments : []),
      folder: environment.folder, variables: environment.variables.merging(variables) { $1 })
    child.log = logPath
    return try child.run()
  }
}
