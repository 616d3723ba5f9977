// SPDX-License-Identifier: Apache-2.0

import CMullionLines

/// The line of a source that code of this program was compiled from.
package enum CompiledLine: Hashable, Sendable {
  case known(CallerPlace.Line)
  /// No line: code of a library without debug information, or code that the compiler made.
  case none
  /// The program's tables are of a kind that is not read here.
  case unreadable

  /// The line at an address in memory.
  ///
  /// - Complexity: O(log n + k), n the number of the file's functions, k the length of the one that is
  ///   asked for; the first time for a file O(m), m the bytes of its tables.
  package init(at address: UInt) {
    var number: CInt = 0
    var column: CInt = 0
    self = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(MullionPathLength)) { path in
      guard let start = path.baseAddress else { return .unreadable }
      switch mullion_line_at(address, start, &number, &column) {
      case MullionLineFound where number > 0:
        return .known(
          CallerPlace.Line(
            path: String(cString: start), number: Int(number),
            column: column > 0 ? Int(column) : nil))
      case MullionLineFound, MullionLineMissing: return .none
      default: return .unreadable
      }
    }
  }

  /// How many files' tables were gone through since the program began.
  package static var tablesRead: Int { Int(mullion_line_tables_read()) }
}
