// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import Synchronization

/// The sources that this run has modified: the contents that were compiled, and the edits since.
package enum RewrittenSource {
  private struct Source {
    /// The compiled contents, to which the positions of assertions refer.
    let original: [UInt8]
    /// The replacements of parts of the compiled contents, by the offset of the part.
    var edits: [Int: (range: Range<Int>, text: String)] = [:]
    /// The current contents of the file.
    var current: [UInt8]
  }

  private static let sources = Mutex<[String: Source]>([:])

  /// Writes `text` into the trailing closure of the call whose arguments begin at `line` and `column` in the
  /// file at `path`; adds a closure if there is none.
  ///
  /// - Throws: an error with a sentence when there is no such call, or the file was modified otherwise; an
  ///   error of Foundation when the file cannot be written.
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
