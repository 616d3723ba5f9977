// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Fails the running test when the snapshot of `value` differs from the stored reference, when there is none
/// yet, when it cannot be taken, or in the mode `all`.
///
/// A missing reference is written, unless the recording mode is `never`; a differing one is replaced in the
/// mode `failed`, and every reference in the mode `all`.
///
/// ```swift
/// assertSnapshot(of: FeedViewController(), as: .image(on: .iPhone13))
/// assertSnapshot(of: FeedViewController(), as: .recursiveDescription)
/// ```
///
/// - Parameters:
///   - value: the value.
///   - snapshotting: the snapshot strategy.
///   - name: the snapshot's name; if `nil`, its number in the test.
///   - record: the recording mode; if `nil`, the current one.
///   - timeout: the maximum time for an asynchronous snapshot, in seconds.
///   - fileID: the test's module and file; omit it.
///   - filePath: the test's source; omit it.
///   - testName: the test function; omit it.
///   - line: the line of the assertion; omit it.
///   - column: its column; omit it.
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

/// Asserts a snapshot for each of `strategies`, named by its key.
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

/// Compares the snapshot of a value with its reference, as `assertSnapshot` does, without failing the test.
///
/// References are written as the recording mode requires. Use it in custom assertions. `snapshotDirectory`
/// replaces the folder of the files beside the test's source.
///
/// - Returns: the failure message, or `nil` if the snapshot counts as equal to its reference, or is an image
///   that cannot be compared on this machine.
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
