// SPDX-License-Identifier: Apache-2.0

/// The arguments of an assertion, apart from the value and the strategy.
struct SnapshotCall {
  /// The snapshot's name, or `nil` to number it.
  var name: String?
  /// The recording mode, or `nil` for the current one.
  var record: SnapshotTestingConfiguration.Record?
  /// The folder of the files, or `nil` for the one of the test's source.
  var directory: String?
  /// The path of the test's source.
  var file: String
  /// The line of the assertion.
  var line: UInt
  /// The column in bytes, starting at 1.
  var column: UInt
  /// The test function.
  var testName: String

  /// The effective recording mode.
  var recording: SnapshotTestingConfiguration.Record {
    SnapshotTestingConfiguration.recording(record)
  }

  /// The tool in whose form a failure lists the files to compare.
  var diffTool: SnapshotTestingConfiguration.DiffTool {
    SnapshotTestingConfiguration.diffToolInForce
  }
}
