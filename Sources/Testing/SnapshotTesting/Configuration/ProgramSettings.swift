// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The settings of the whole program, set through deprecated globals.
enum ProgramSettings {
  struct Values {
    var record: SnapshotTestingConfiguration.Record?
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  static let values = Mutex(Values())
}

/// Whether every reference of the program is written.
@available(*, deprecated, message: "Use withSnapshotTesting(record:).")
public var isRecording: Bool {
  get { ProgramSettings.values.withLock { $0.record } == .all }
  set { ProgramSettings.values.withLock { $0.record = newValue ? .all : .missing } }
}

/// Whether every reference of the program is written.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { ProgramSettings.values.withLock { $0.record } == .all }
  set { ProgramSettings.values.withLock { $0.record = newValue ? .all : .missing } }
}

/// The tool in whose form failures of the program list the files to compare.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { ProgramSettings.values.withLock { $0.diffTool } ?? .default }
  set { ProgramSettings.values.withLock { $0.diffTool = newValue } }
}
