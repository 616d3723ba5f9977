// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The edits of a text that can be undone and redone.
struct EditHistory {
  /// An edit that takes another one back.
  private struct Step {
    var edit: TextEdit
    /// The attributes of the text afterwards; nil: the text has none of its own.
    var styles: TextStyles?
  }

  /// The upper bound of the number of edits that can be undone.
  private static let limit = 200

  private var past: [Step] = []
  private var future: [Step] = []
  /// The place behind the last typed character; the next one joins its edit there.
  private var typingEnd: Int?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Adds an edit.
  ///
  /// - Parameters:
  ///   - inverse: The edit that takes it back.
  ///   - styles: The attributes of the text before.
  ///   - typedEnd: The end of what was typed; nil: it was no typing.
  mutating func add(_ inverse: TextEdit, _ styles: TextStyles?, typedEnd: Int?) {
    let joins =
      typedEnd != nil && typingEnd == inverse.focus && inverse.anchor == inverse.focus
    typingEnd = typedEnd
    future = []
    if joins, extend(inverse) { return }
    past.append(Step(edit: inverse, styles: styles))
    if past.count > Self.limit { past.removeFirst() }
  }

  /// Has the last edit contain one that changes what it put in the text; `inverse` takes that one back.
  ///
  /// - Returns: `false` when there is no such edit.
  @discardableResult
  mutating func extend(_ inverse: TextEdit) -> Bool {
    guard let last = past.last?.edit.range else { return false }
    let length = inverse.text.utf16.count
    let start = inverse.range.lowerBound
    guard last.lowerBound <= start, start + length <= last.upperBound else { return false }
    past[past.count - 1].edit.range =
      last.lowerBound..<last.upperBound + inverse.range.count - length
    return true
  }

  /// The caret moved: what is typed next is an edit of its own.
  mutating func endTyping() { typingEnd = nil }

  /// Takes the last edit back.
  ///
  /// - Returns: `false` when there is none.
  mutating func undo(_ buffer: inout EditBuffer, _ styles: inout TextStyles?) -> Bool {
    guard let step = past.popLast() else { return false }
    future.append(Self.apply(step, &buffer, &styles))
    typingEnd = nil
    return true
  }

  /// Carries the edit out that was taken back last.
  ///
  /// - Returns: `false` when there is none.
  mutating func redo(_ buffer: inout EditBuffer, _ styles: inout TextStyles?) -> Bool {
    guard let step = future.popLast() else { return false }
    past.append(Self.apply(step, &buffer, &styles))
    typingEnd = nil
    return true
  }

  private static func apply(
    _ step: Step, _ buffer: inout EditBuffer, _ styles: inout TextStyles?
  ) -> Step {
    let inverse = Step(edit: buffer.apply(step.edit), styles: styles)
    styles = step.styles
    return inverse
  }
}
