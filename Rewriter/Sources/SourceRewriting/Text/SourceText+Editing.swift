// SPDX-License-Identifier: Apache-2.0

extension SourceText {
  /// Returns the bytes with `edits` applied in the order of their offsets, and the resulting byte moves; an
  /// edit that begins inside the range of an applied one is skipped.
  func applying(_ edits: [Edit]) -> (bytes: [UInt8], moves: [ByteMove]) {
    let ordered = edits.enumerated().sorted { one, other in
      (one.element.range.lowerBound, one.element.range.count.signum(), one.offset)
        < (other.element.range.lowerBound, other.element.range.count.signum(), other.offset)
    }
    var out: [UInt8] = []
    var moves: [ByteMove] = []
    out.reserveCapacity(bytes.count + 256)
    var done = 0
    for (_, edit) in ordered where edit.range.lowerBound >= done {
      out += bytes[done..<edit.range.lowerBound]
      let move = ByteMove(offset: out.count, came: edit.text.utf8.count, went: edit.range.count)
      if move.came != move.went { moves.append(move) }
      out += edit.text.utf8
      done = edit.range.upperBound
    }
    return (out + bytes[done...], moves)
  }

  /// Returns whether a letter, a digit, an underscore or any non-ASCII character precedes `offset`.
  func isBehindWord(_ offset: Int) -> Bool {
    guard offset > 0, let scalar = Unicode.Scalar(UInt32(bytes[offset - 1])) else { return false }
    return scalar == "_" || scalar.value >= 0x80 || scalar.properties.isAlphabetic
      || ("0"..."9").contains(scalar)
  }

  /// Returns an edit that replaces `range` by spaces and keeps its line breaks.
  func blank(_ range: Range<Int>) -> Edit {
    replace(range, by: "")
  }

  /// Returns an edit that replaces `range` by `text` and keeps the number of lines, unless `text` contains
  /// more newlines than it overwrites.
  ///
  /// A text shorter than `range` is padded with spaces. Newlines that `text` overwrites are inserted after
  /// it, less those that it contains.
  func replace(_ range: Range<Int>, by text: String) -> Edit {
    var rest: [UInt8] = []
    for byte in bytes[range].dropFirst(text.utf8.count) {
      rest.append(byte == .newline || byte == .carriageReturn ? byte : .space)
    }
    let covered = bytes[range].prefix(text.utf8.count).count { $0 == .newline }
    let said = text.utf8.count { $0 == .newline }
    let breaks = [UInt8](repeating: .newline, count: max(0, covered - said))
    return Edit(range, text + String(decoding: breaks + rest, as: UTF8.self))
  }
}
