// SPDX-License-Identifier: Apache-2.0

/// The edits of a text that can be undone and redone.
struct EditHistory {
  /// The upper bound of the number of edits that can be undone.
  private static let limit = 200

  /// The edits that take others back.
  private var past: [TextEdit] = []
  private var future: [TextEdit] = []
  /// The place behind the last typed character; the next one joins its edit there.
  private var typingEnd: Int?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Adds an edit.
  ///
  /// - Parameters:
  ///   - inverse: The edit that takes it back.
  ///   - typedEnd: The end of what was typed; nil: it was no typing.
  mutating func add(_ inverse: TextEdit, typedEnd: Int?) {
    let joins =
      typedEnd != nil && typingEnd == inverse.focus && inverse.anchor == inverse.focus
    typingEnd = typedEnd
    future = []
    if joins, extend(inverse) { return }
    past.append(inverse)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// Has the last edit contain one that changes what it put in the text; `inverse` takes that one back.
  ///
  /// - Returns: `false` when there is no such edit.
  @discardableResult
  mutating func extend(_ inverse: TextEdit) -> Bool {
    guard let last = past.last?.range else { return false }
    let length = inverse.text.utf16.count
    let start = inverse.range.lowerBound
    guard last.lowerBound <= start, start + length <= last.upperBound else { return false }
    past[past.count - 1].range =
      last.lowerBound..<last.upperBound + inverse.range.count - length
    return true
  }

  /// The caret moved: what is typed next is an edit of its own.
  mutating func endTyping() { typingEnd = nil }

  /// Takes the last edit back.
  ///
  /// - Returns: `false` when there is none.
  mutating func undo(_ buffer: inout EditBuffer) -> Bool {
    guard let edit = past.popLast() else { return false }
    future.append(buffer.apply(edit))
    typingEnd = nil
    return true
  }

  /// Carries the edit out that was taken back last.
  ///
  /// - Returns: `false` when there is none.
  mutating func redo(_ buffer: inout EditBuffer) -> Bool {
    guard let edit = future.popLast() else { return false }
    past.append(buffer.apply(edit))
    typingEnd = nil
    return true
  }
}
