// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SnapshotTesting

/// Fails the running test when what `snapshotting` makes of `value` differs from the text in the
/// closure behind the call; writes that text into the source when there is none yet.
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
///   - value: what is snapshotted; nil: nothing, which no text is to be said of.
///   - snapshotting: how.
///   - message: what a failure begins with.
///   - record: when the source is written; nil: as is in force.
///   - timeout: how long the snapshot may take that is made later, in seconds.
///   - syntaxDescriptor: in which closure the text stands; for assertions of one's own.
///   - expected: the text; leave it out the first time.
///   - fileID: the test's module and file; leave it out.
///   - filePath: the test's source; leave it out.
///   - function: the test function; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where in the line it stands; leave it out.
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
      place.report("The snapshot was not there after \(timeout) seconds.")
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
