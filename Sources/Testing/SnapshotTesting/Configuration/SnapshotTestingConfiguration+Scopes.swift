// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs `operation`, whose assertions write and tell as is said here; nil leaves what is in force.
///
/// - Throws: what `operation` throws.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration.inner(record, diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(inner) { try operation() }
}

/// Runs `operation`, whose assertions write and tell as is said here; nil leaves what is in force.
///
/// - Throws: what `operation` throws.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration.inner(record, diffTool)
  return try await SnapshotTestingConfiguration.$current.withValue(
    inner, operation: { try await operation() }, isolation: isolation)
}

extension SnapshotTestingConfiguration {
  /// The environment variable that chooses what a run writes.
  static let variable = "SNAPSHOT_TESTING_RECORD"

  /// What is in force where these are said.
  static func inner(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: recording(record), diffTool: diffTool ?? diffToolInForce)
  }

  /// How failures say which files to compare: as the scope says, or the program.
  static var diffToolInForce: DiffTool {
    current?.diffTool ?? ProgramSettings.values.withLock { $0.diffTool } ?? .default
  }

  /// When an assertion writes that says `own`, or nothing: as the scope says, the program, the
  /// environment, or what is missing.
  package static func recording(_ own: Record?) -> Record {
    own ?? current?.record ?? ProgramSettings.values.withLock { $0.record }
      ?? variableValue.flatMap(Record.init(rawValue:)) ?? .missing
  }

  /// What the environment says; all of it is not read for that.
  private static var variableValue: String? { getenv(variable).map { String(cString: $0) } }
}
