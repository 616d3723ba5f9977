// SPDX-License-Identifier: Apache-2.0

/// What a text was before it was edited.
struct EditHistory: Hashable, Sendable {
  /// How many edits can be undone.
  private static let limit = 200

  private var past: [EditBuffer] = []
  private var future: [EditBuffer] = []
  /// Where the last character was typed; the next one joins its edit there.
  private var typingEnd: Int?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// `buffer` is about to be edited; `typedEnd`: by typing, which will end there.
  mutating func willChange(_ buffer: EditBuffer, typedEnd: Int?) {
    let joins = typedEnd != nil && typingEnd == buffer.focus && buffer.selection.isEmpty
    typingEnd = typedEnd
    future = []
    guard !joins else { return }
    past.append(buffer)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// The caret moved: what is typed next is an edit of its own.
  mutating func endTyping() { typingEnd = nil }

  mutating func undo(_ buffer: EditBuffer) -> EditBuffer? {
    guard let before = past.popLast() else { return nil }
    future.append(buffer)
    typingEnd = nil
    return before
  }

  mutating func redo(_ buffer: EditBuffer) -> EditBuffer? {
    guard let after = future.popLast() else { return nil }
    past.append(buffer)
    typingEnd = nil
    return after
  }
}
