// SPDX-License-Identifier: Apache-2.0

/// A namespace of functions that find and perform the key command for a key event along the responder chain.
@MainActor
enum KeyCommands {
  /// Performs the first command from `first` on that matches the key of `event`.
  ///
  /// The commands of the main menu follow those of the responders; the commands for cut, copy, paste and
  /// select all come last, and only if `isTyping` is `false`.
  ///
  /// - Parameters:
  ///   - event: The key event.
  ///   - first: The responder whose commands come first.
  ///   - isTyping: Whether the key is text, over which only commands with priority take precedence.
  /// - Returns: Whether a command was performed.
  static func handle(_ event: KeyEvent, from first: UIResponder, isTyping: Bool) -> Bool {
    for responder in sequence(first: first, next: \.next) {
      for command in responder.keyCommands ?? [] where command.isMeant(by: event) {
        if isTyping, !command.wantsPriorityOverSystemBehavior { continue }
        if command.perform(from: first) || command.perform(from: responder) { return true }
      }
    }
    let isMain = mainCommands(from: first).contains { command in
      command.isMeant(by: event) && (!isTyping || command.wantsPriorityOverSystemBehavior)
        && command.perform(from: first)
    }
    return isMain || !isTyping && EditCommands.command(for: event)?.perform(from: first) == true
  }

  /// Returns the key commands of the main menu, which is built along the responder chain.
  private static func mainCommands(from first: UIResponder) -> [UIKeyCommand] {
    guard let menu = UIMenuSystem.main.menu(from: first) else { return [] }
    return keyCommands(in: menu)
  }

  private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { child -> [UIKeyCommand] in
      switch child {
      case let command as UIKeyCommand: [command]
      case let inner as UIMenu: keyCommands(in: inner)
      default: []
      }
    }
  }
}

extension KeyEvent {
  /// Whether the key may have a meaning for text that is being edited.
  var mayBeText: Bool {
    guard case .character(let character) = key,
      !modifiers.isDisjoint(with: [.control, .command])
    else { return true }
    return "acvxyz".contains(character.lowercased())
  }
}
