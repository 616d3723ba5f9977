// SPDX-License-Identifier: Apache-2.0

/// The edits of a text that can be undone and redone.
struct EditHistory {
  /// The upper bound of the number of edits that can be undone.
  private static let limit = 200

  /// The inverse edits of the undo stack.
  private var past: [TextEdit] = []
  private var future: [TextEdit] = []
  /// The offset behind the last typed character; typing there is merged into the same edit.
  private var typingEnd: Int?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Adds an edit, and removes the edits that could be redone.
  ///
  /// Typing that continues the last typed edit is merged into it.
  ///
  /// - Parameters:
  ///   - inverse: The inverse edit.
  ///   - typedEnd: The end of the typed text, or `nil` if the edit was not typed.
  mutating func add(_ inverse: TextEdit, typedEnd: Int?) {
    let joins =
      typedEnd != nil && typingEnd == inverse.focus && inverse.anchor == inverse.focus
    typingEnd = typedEnd
    future = []
    if joins, extend(inverse) { return }
    past.append(inverse)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// Extends the last edit by a change of the text that it inserted; `inverse` is the inverse of the change.
  ///
  /// - Returns: `false` if there is no last edit, or if the change is not within its text.
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

  /// Ends the merging of typed characters, because the caret has moved.
  mutating func endTyping() { typingEnd = nil }

  /// Undoes the last edit.
  ///
  /// - Returns: `false` if there is none.
  mutating func undo(_ buffer: inout EditBuffer) -> Bool {
    guard let edit = past.popLast() else { return false }
    future.append(buffer.apply(edit))
    typingEnd = nil
    return true
  }

  /// Redoes the last undone edit.
  ///
  /// - Returns: `false` if there is none.
  mutating func redo(_ buffer: inout EditBuffer) -> Bool {
    guard let edit = future.popLast() else { return false }
    past.append(buffer.apply(edit))
    typingEnd = nil
    return true
  }
}
