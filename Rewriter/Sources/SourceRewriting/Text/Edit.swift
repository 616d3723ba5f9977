// SPDX-License-Identifier: Apache-2.0

/// A change of a file: a range of bytes and its replacement.
struct Edit: Sendable {
  /// The range of the bytes that are removed; empty for an insertion.
  let range: Range<Int>
  /// The inserted text.
  let text: String
  /// The path of the file that requires the change, or `nil` if it is the file itself.
  var origin: String?

  init(_ range: Range<Int>, _ text: String, origin: String? = nil) {
    self.range = range
    self.text = text
    self.origin = origin
  }

  /// Returns an edit that inserts `text` at `offset`.
  static func insertion(_ text: String, at offset: Int, origin: String? = nil) -> Edit {
    Edit(offset..<offset, text, origin: origin)
  }
}
