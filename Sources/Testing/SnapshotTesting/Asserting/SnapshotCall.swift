// SPDX-License-Identifier: Apache-2.0

/// What an assertion was given, beside the value and how it is snapshotted.
struct SnapshotCall {
  /// The snapshot's name; nil: it gets a number.
  var name: String?
  /// When its reference is written; nil: as is in force.
  var record: SnapshotTestingConfiguration.Record?
  /// The folder of its files; nil: the one for the test's source.
  var directory: String?
  /// The path of the test's source.
  var file: String
  /// Where the assertion stands in it.
  var line: UInt
  /// The byte of the line, from 1 on.
  var column: UInt
  /// The test function.
  var testName: String

  /// When the reference is written.
  var recording: SnapshotTestingConfiguration.Record {
    SnapshotTestingConfiguration.recording(record)
  }

  /// How a failure says which files to compare.
  var diffTool: SnapshotTestingConfiguration.DiffTool {
    SnapshotTestingConfiguration.diffToolInForce
  }
}
