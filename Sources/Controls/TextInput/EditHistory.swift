// SPDX-License-Identifier: Apache-2.0

import ViewTree

/// What a text was before it was edited.
struct EditHistory {
  /// A text and its attributes at some time.
  struct State {
    var buffer: EditBuffer
    var styles: TextStyles?
  }

  /// How many edits can be undone.
  private static let limit = 200

  private var past: [State] = []
  private var future: [State] = []
  /// Where the last character was typed; the next one joins its edit there.
  private var typingEnd: Int?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// What is in `state` is about to be edited; `typedEnd`: by typing, which will end there.
  mutating func willChange(_ state: State, typedEnd: Int?) {
    let buffer = state.buffer
    let joins = typedEnd != nil && typingEnd == buffer.focus && buffer.selection.isEmpty
    typingEnd = typedEnd
    future = []
    guard !joins else { return }
    past.append(state)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// The caret moved: what is typed next is an edit of its own.
  mutating func endTyping() { typingEnd = nil }

  mutating func undo(_ state: State) -> State? {
    guard let before = past.popLast() else { return nil }
    future.append(state)
    typingEnd = nil
    return before
  }

  mutating func redo(_ state: State) -> State? {
    guard let after = future.popLast() else { return nil }
    past.append(state)
    typingEnd = nil
    return after
  }
}
