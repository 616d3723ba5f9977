// SPDX-License-Identifier: Apache-2.0

/// The backtrace that a test run prints when the program traps: the calls of one thread, without registers
/// and libraries, which would be most of the output.
package enum TestBacktrace {
  /// The variable of the Swift runtime that determines what a backtrace contains.
  package static let variable = "SWIFT_BACKTRACE"

  /// Adds the variable to those of a test run; if it is set already, it remains unmodified.
  package static func add(to variables: inout [String: String]) {
    guard variables[variable]?.isEmpty ?? true else { return }
    variables[variable] = "threads=crashed,registers=none,images=none,limit=32,top=8"
  }
}
