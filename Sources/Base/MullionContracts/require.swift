// SPDX-License-Identifier: Apache-2.0

/// Traps with `message` if a caller violated UIKit's contract, in debug and in release builds.
///
/// `precondition` does not print its message in release builds, where it is needed most. The trap writes the
/// message to standard error once, with the line of the app that led there if it is known. The message should
/// name the problem, the identifier or index path, and the remedy. `message` is evaluated only if `condition`
/// is `false`.
@inlinable
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if !condition() { contractBroken(message(), file: file, line: line) }
}

/// Writes `message` to standard error and traps.
///
/// See ``require(_:_:file:line:)``.
@usableFromInline
package func contractBroken(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError("Mullion: \(CallerPlace.naming(message))", file: file, line: line)
}
