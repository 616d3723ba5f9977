// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension TextEditor: InputHandling {
  func handleKey(_ event: KeyEvent) -> Bool {
    // Without a first responder, a text view may receive keys as well, to scroll.
    guard (host as? UIResponder)?.isFirstResponder != false else { return false }
    if takesKeyFirst?(event) == true { return true }
    let isWordwise = !event.modifiers.isDisjoint(with: [.control, .alternate])
    let extending = event.modifiers.contains(.shift)
    switch event.key {
    case .left, .right:
      return moveAcross(right: event.key == .right, isWordwise ? .word : .character, extending)
    case .up, .down: return moveAlong(event.key == .up ? -1 : 1, extending)
    case .pageUp, .pageDown:
      guard let host, host.isMultiline else { return false }
      return moveAlong((event.key == .pageUp ? -1 : 1) * max(1, host.linesPerPage), extending)
    case .home, .end:
      let forward = event.key == .end
      if isWordwise {
        move(.document, forward: forward, extending: extending)
      } else {
        moveToLineEnd(forward, extending: extending)
      }
      return true
    case .delete, .forwardDelete:
      guard host?.isTextEditable == true else { return false }
      delete(isWordwise ? .word : .character, forward: event.key == .forwardDelete)
      return true
    case .enter: return enter()
    case .space: return type(" ", event.modifiers)
    case .character(let character): return type(character, event.modifiers)
    case .tab:
      guard let host, host.isMultiline, host.isTextEditable, event.modifiers.isEmpty else {
        return false
      }
      return insert("\t")
    case .escape, .function: return false
    }
  }

  private func enter() -> Bool {
    guard let host, host.isTextEditable else { return false }
    if host.enablesReturnKeyAutomatically, !host.hasText { return true }
    if host.isMultiline { insert("\n") } else { host.editorDidReturn() }
    return true
  }

  private func type(_ character: Character, _ modifiers: KeyEvent.Modifiers) -> Bool {
    if !modifiers.isDisjoint(with: [.control, .command]) {
      return shortcut(character, again: modifiers.contains(.shift))
    }
    guard let host, host.isTextEditable, !modifiers.contains(.alternate) else { return false }
    insertTyped(String(character))
    return true
  }

  private func shortcut(_ character: Character, again: Bool) -> Bool {
    switch character.lowercased() {
    case "a": selectAll()
    case "c": copy()
    case "x": cut()
    case "v": if let view = host as? UIResponder { view.paste(nil) } else { paste() }
    case "z": return again ? redo() : undo()
    case "y": return redo()
    default: return false
    }
    return true
  }

  /// Moves the caret left or right, which means forward or backward depending on the writing direction.
  private func moveAcross(right: Bool, _ step: TextStep, _ extending: Bool) -> Bool {
    move(step, forward: right != isRightToLeft, extending: extending)
    return true
  }

  private func moveAlong(_ lines: Int, _ extending: Bool) -> Bool {
    guard let host else { return false }
    if host.isMultiline {
      move(lines: lines, extending: extending)
    } else {
      move(.document, forward: lines > 0, extending: extending)
    }
    return true
  }

  /// Whether the paragraph around the caret is right-to-left, determined by its first letter.
  private var isRightToLeft: Bool {
    let paragraph = buffer.text(in: buffer.paragraph(at: buffer.selection.lowerBound))
    let first = paragraph.unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
      ?? false
  }
}
