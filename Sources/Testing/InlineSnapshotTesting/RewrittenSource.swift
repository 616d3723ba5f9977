// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import Synchronization

/// The sources that this run wrote texts into, as the compiler saw them, with the changes since.
package enum RewrittenSource {
  private struct Source {
    /// What the compiler saw; the places of assertions are in it.
    let original: [UInt8]
    /// What stands in the place of its parts.
    var edits: [Int: (range: Range<Int>, text: String)] = [:]
    /// What is in the file.
    var current: [UInt8]
  }

  private static let sources = Mutex<[String: Source]>([:])

  /// Writes `text` into the closure behind the call in the file at `path` whose arguments begin at
  /// `line` and `column`, or a closure where there is none.
  ///
  /// - Throws: a sentence when there is no such call, or the file was changed by another.
  package static func write(
    _ text: String, into path: String, line: Int, column: Int,
    _ descriptor: InlineSnapshotSyntaxDescriptor
  ) throws {
    try sources.withLock { sources in
      let onDisk = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
      var source = sources[path] ?? Source(original: onDisk, current: onDisk)
      guard onDisk == source.current,
        let call = SnapshotCallSite(
          in: source.original, line: line, column: column, descriptor)
      else {
        throw SourceError(
          description: """
            \(path) is no longer what was compiled, or has no call at \(line):\(column): build and run the test again to write its text.
            """)
      }
      let edit = call.edit(for: text)
      source.edits[edit.range.lowerBound] = edit
      var next: [UInt8] = []
      var start = 0
      for edit in source.edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        next += source.original[start..<edit.range.lowerBound] + Array(edit.text.utf8)
        start = edit.range.upperBound
      }
      source.current = next + source.original[start...]
      try WholeFile(path).write(Data(source.current))
      sources[path] = source
    }
  }
}
