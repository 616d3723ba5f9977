// SPDX-License-Identifier: Apache-2.0

/// Traps with `message` when a caller broke UIKit's contract, in debug and in release builds.
///
/// `precondition` keeps quiet about its message in release builds; the people who need the message
/// most run release builds. The message is written to standard error once, by the trap, and says what
/// happened, which identifier or index path was concerned, what to do, and which line of the
/// application led there. `message` is evaluated only when `condition` is false.
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
