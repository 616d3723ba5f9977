// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder in which a test run leaves its results for reports: the entries of the test kit, Swift
/// Testing's events, and XCTest's output.
package struct TestRecord: Equatable, Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates the record in the folder at `path`.
  package init(path: String) { self.path = path }

  /// Creates the record in the cache folder for the tests of `request`.
  package init(of request: BuildRequest, in environment: BuildEnvironment) {
    let subject = environment.absolute(request.subject ?? ".")
    path = PackageBuild.folder(of: subject, in: environment.cacheFolder, kind: "results").path
  }

  /// The path of Swift Testing's events, one line of JSON each.
  package var eventsPath: String { "\(path)/tests.jsonl" }
  /// The path of the run's standard output.
  package var logPath: String { "\(path)/tests.log" }
  /// The environment variables for the test kit.
  var variables: [String: String] { ["MULLION_RESULTS": path] }
  /// The arguments for `swift test`.
  var arguments: [String] { ["--event-stream-output-path", eventsPath] }

  /// Creates the folder, and deletes the results of an earlier run.
  ///
  /// - Throws: `BuildError` when it cannot be created.
  package func prepare() throws(BuildError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let old = names.filter { $0.hasSuffix(".mullion.jsonl") }.map { "\(path)/\($0)" }
    for file in old + [eventsPath, logPath] { unlink(file) }
    for name in [Self.unrunName, Self.shardName, "root"] { unlink("\(path)/\(name)") }
    CacheFolder(path: "\(path)/pictures").remove()
    try CacheFolder(path: path).make()
  }

  private static let overlaysName = "overlays"
  private static let unrunName = "unrun"
  private static let shardName = "shard.json"

  /// Records the names of tests that did not run because the program ended.
  ///
  /// - Throws: `BuildError` when they cannot be written.
  func record(unrun names: [String]) throws(BuildError) {
    try CacheFolder(path: path).write(names.joined(separator: "\n"), Self.unrunName)
  }

  /// The tests that did not run because the program ended, as `swift test list` names them.
  package var unrun: [String] {
    (CacheFolder(path: path).text(Self.unrunName) ?? "").split(separator: "\n").map(String.init)
  }

  /// Records the share of a suite that the run covers.
  ///
  /// - Throws: `BuildError` when it cannot be written.
  func record(_ note: ShardNote) throws(BuildError) {
    guard let data = try? JSONEncoder().encode(note) else { return }
    try CacheFolder(path: path).write(String(decoding: data, as: UTF8.self), Self.shardName)
  }

  /// The share of a suite that the run covered, or `nil` if it covered all tests.
  package var shard: ShardNote? {
    let data = FileManager.default.contents(atPath: "\(path)/\(Self.shardName)")
    return data.flatMap { try? JSONDecoder().decode(ShardNote.self, from: $0) }
  }

  /// Records the folder of the rewritten sources.
  ///
  /// - Throws: `BuildError` when it cannot be written.
  func record(overlays: String) throws(BuildError) {
    try CacheFolder(path: path).write(overlays, Self.overlaysName)
  }

  /// The sources as compiled in the run, or `nil` if they were not rewritten.
  package var rewrittenSources: RewrittenSources? {
    CacheFolder(path: path).text(Self.overlaysName).map { RewrittenSources(overlays: $0) }
  }
}
