// SPDX-License-Identifier: Apache-2.0

/// A line of a text file as an identifier, compared byte by byte.
struct Line: Hashable, Sendable {
  let text: String

  static func == (left: Line, right: Line) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
