// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The file that elements were read from: its name, and the offsets of its lines.
package final class InterfaceSource: Sendable {
  /// The name of the file in messages.
  package let name: String
  private let bytes: [UInt8]
  /// The byte offset of the start of each line, or `nil` before the first place is computed.
  private let foundLines = Mutex<[Int]?>(nil)

  /// Creates a source with the given bytes.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private var lineStarts: [Int] {
    foundLines.withLock { found in
      if let found { return found }
      var starts = [0]
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
      found = starts
      return starts
    }
  }

  /// Returns the place of the byte at `offset`.
  ///
  /// - Complexity: O(n) in the number of bytes the first time, then O(log n) in the number of lines.
  package func place(at offset: Int) -> InterfacePlace {
    let lineStarts = lineStarts
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return InterfacePlace(file: name, line: low + 1, column: offset - lineStarts[low] + 1)
  }
}
