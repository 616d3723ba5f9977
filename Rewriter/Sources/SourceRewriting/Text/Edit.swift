// SPDX-License-Identifier: Apache-2.0

/// One change of a file: a range of its bytes, and what stands there instead.
struct Edit: Sendable {
  /// The bytes that go; empty where text is put in.
  let range: Range<Int>
  /// What comes.
  let text: String
  /// The path of the file that the change follows from; nil: from the file itself.
  var origin: String?

  init(_ range: Range<Int>, _ text: String, origin: String? = nil) {
    self.range = range
    self.text = text
    self.origin = origin
  }

  /// Puts `text` in at `offset`.
  static func insertion(_ text: String, at offset: Int, origin: String? = nil) -> Edit {
    Edit(offset..<offset, text, origin: origin)
  }
}
