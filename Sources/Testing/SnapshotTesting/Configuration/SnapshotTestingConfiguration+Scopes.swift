// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs `operation` with the given recording mode and diff tool for its assertions; `nil` keeps the current
/// setting.
///
/// - Returns: the result of `operation`.
/// - Throws: errors of `operation`.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration.inner(record, diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(inner) { try operation() }
}

/// Runs `operation` with the given recording mode and diff tool for its assertions; `nil` keeps the current
/// setting.
///
/// - Returns: the result of `operation`.
/// - Throws: errors of `operation`.
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
  /// The environment variable with the recording mode of a run.
  static let variable = "SNAPSHOT_TESTING_RECORD"

  /// Returns the configuration of a scope with the given settings.
  static func inner(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: recording(record), diffTool: diffTool ?? diffToolInForce)
  }

  /// The effective diff tool: that of the scope, or of the program, or the default one.
  static var diffToolInForce: DiffTool {
    current?.diffTool ?? ProgramSettings.values.withLock { $0.diffTool } ?? .default
  }

  /// Returns the effective recording mode: `own`, or that of the scope, the program or the environment, or
  /// `missing`.
  package static func recording(_ own: Record?) -> Record {
    own ?? current?.record ?? ProgramSettings.values.withLock { $0.record }
      ?? variableValue.flatMap(Record.init(rawValue:)) ?? .missing
  }

  /// The value of the environment variable; only this variable is read.
  private static var variableValue: String? { getenv(variable).map { String(cString: $0) } }
}
