// SPDX-License-Identifier: Apache-2.0

/// Finds the command that a key chooses, along the responder chain.
@MainActor
enum KeyCommands {
  /// Carries out the first command from `first` on that the key of `event` chooses.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - first: Whose commands come first.
  ///   - isTyping: Whether the key is text, which only commands with priority come before.
  /// After them come the commands that cut, copy, paste and select all, unless a text is edited.
  ///
  /// - Returns: Whether there was one that somebody could carry out.
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

  /// The key commands of the main menu, which those at the end of the chain build.
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
  /// Whether a text that is edited makes something of the key.
  var mayBeText: Bool {
    guard case .character(let character) = key,
      !modifiers.isDisjoint(with: [.control, .command])
    else { return true }
    return "acvxyz".contains(character.lowercased())
  }
}
