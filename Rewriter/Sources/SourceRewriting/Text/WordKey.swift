// SPDX-License-Identifier: Apache-2.0

/// A word of a source: equal words have equal keys.
///
/// Two words may have one key, too: then more is read than has to be.
struct WordKey: Hashable, Sendable {
  private let value: UInt64

  init(_ word: UnsafeRawBufferPointer) {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    value = state
  }

  init(_ word: StaticString) {
    self.init(UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  init(_ word: String) {
    var word = word
    self = word.withUTF8 { WordKey(UnsafeRawBufferPointer($0)) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
