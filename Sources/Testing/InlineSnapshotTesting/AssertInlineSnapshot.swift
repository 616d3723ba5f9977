// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SnapshotTesting

/// Fails the running test when the snapshot of `value` differs from the text in the trailing closure, when
/// there is no text yet, when the snapshot cannot be taken, or in the mode `all`.
///
/// A missing text is written into the source, unless the recording mode is `never`; a differing one is
/// replaced in the mode `failed`, and every text in the mode `all`.
///
/// ```swift
/// assertInlineSnapshot(of: price, as: .json) {
///   """
///   {
///     "cents" : 5
///   }
///   """
/// }
/// ```
///
/// - Parameters:
///   - value: the value; if `nil`, the source must not contain a text.
///   - snapshotting: the snapshot strategy.
///   - message: the prefix of the failure message.
///   - record: the recording mode; if `nil`, the current one.
///   - timeout: the maximum time for an asynchronous snapshot, in seconds.
///   - syntaxDescriptor: the closure that contains the text; for custom assertions.
///   - expected: the text; omit it the first time.
///   - fileID: the test's module and file; omit it.
///   - filePath: the test's source; omit it.
///   - function: the test function; omit it.
///   - line: the line of the assertion; omit it.
///   - column: its column; omit it.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestFailure(fileID: fileID, filePath: filePath, line: line, column: column)
  let recording = SnapshotTestingConfiguration.recording(record)
  do {
    let value = try value()
    let made = value.flatMap { snapshotting.made(from: $0, within: timeout) }
    if value != nil, made == nil {
      place.report("The snapshot was not available after \(timeout) seconds.")
      return
    }
    let check = InlineSnapshotCheck(
      expected: expected?(), made: made, recording: recording, descriptor: syntaxDescriptor)
    guard let failure = check.failure(at: place) else { return }
    place.report([message(), failure].filter { !$0.isEmpty }.joined(separator: "\n"))
  } catch {
    place.report("The snapshot could not be taken: \(error)")
  }
}
