// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Fails the running test when what `snapshotting` makes of `value` differs from the reference in
/// the files, or when there is none yet, which is written then.
///
/// ```swift
/// assertSnapshot(of: FeedViewController(), as: .image(on: .iPhone13))
/// assertSnapshot(of: FeedViewController(), as: .recursiveDescription)
/// ```
///
/// - Parameters:
///   - value: what is snapshotted.
///   - snapshotting: how.
///   - name: the snapshot's name; nil: its number in the test.
///   - record: when the reference is written; nil: as is in force.
///   - timeout: how long the snapshot may take that is made later, in seconds.
///   - fileID: the test's module and file; leave it out.
///   - filePath: the test's source; leave it out.
///   - testName: the test function; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where in the line it stands; leave it out.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  TestFailure(fileID: fileID, filePath: filePath, line: line, column: column).report(failure)
}

/// Asserts a snapshot for each of `strategies`, named as they are.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts a snapshot for each of `strategies`, numbered in their order.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// What to say when a snapshot differs from its reference; nil: it does not.
///
/// For assertions of one's own. `snapshotDirectory` is the folder of the files, in place of the one
/// beside the test's source.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  _ = SnapshotNumbers.restartsWithTestCases
  let call = SnapshotCall(
    name: name, record: record, directory: snapshotDirectory, file: "\(filePath)", line: line,
    column: column, testName: testName)
  do {
    return try SnapshotCheck(call: call, strategy: snapshotting)
      .failure(of: try value(), within: timeout)
  } catch {
    return "The snapshot could not be taken: \(error)"
  }
}
