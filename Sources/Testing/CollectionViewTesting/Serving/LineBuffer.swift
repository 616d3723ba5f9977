// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The bytes of a stream, taken line by line.
package struct LineBuffer {
  /// The maximum length of a line, in bytes.
  package static let limit = 1 << 20

  private var waiting: [UInt8] = []
  /// The number of waiting bytes that contain no end of a line.
  private var searched = 0

  /// Creates an empty buffer.
  package init() {}

  /// Adds bytes of the stream.
  package mutating func add(_ bytes: ArraySlice<UInt8>) { waiting += bytes }

  /// Whether the line that has begun is longer than ``limit``, so that the stream cannot be read further.
  package var isTooLong: Bool { waiting.count > Self.limit && searched == waiting.count }

  /// Removes and returns the next whole line without its end, or `nil` if there is none.
  package mutating func next() -> Data? {
    guard let end = waiting[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = waiting.count
      return nil
    }
    defer {
      waiting.removeSubrange(...end)
      searched = 0
    }
    return Data(waiting[..<end])
  }
}
