// SPDX-License-Identifier: Apache-2.0

/// What can be done with what is selected, as commands.
@MainActor
package enum EditCommands {
  /// Cuts what is selected.
  package static let cut = Selector("cut:", UIResponder.cut(_:))
  /// Copies what is selected.
  package static let copy = Selector("copy:", UIResponder.copy(_:))
  /// Puts the clipboard in the place of what is selected.
  package static let paste = Selector("paste:", UIResponder.paste(_:))
  /// Selects the word at the caret.
  package static let select = Selector("select:", UIResponder.select(_:))
  /// Selects everything.
  package static let selectAll = Selector("selectAll:", UIResponder.selectAll(_:))
  /// Deletes what is selected.
  package static let delete = Selector("delete:", UIResponder.delete(_:))

  /// Puts the clipboard in the place of what is selected, in the style of that.
  package static let pasteAndMatchStyle = Selector(
    "pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:))
  /// Has what is selected be bold, or no longer.
  package static let bold = Selector("toggleBoldface:", UIResponder.toggleBoldface(_:))
  /// Has what is selected be italic, or no longer.
  package static let italic = Selector("toggleItalics:", UIResponder.toggleItalics(_:))
  /// Has what is selected be underlined, or no longer.
  package static let underline = Selector("toggleUnderline:", UIResponder.toggleUnderline(_:))
  /// Has what is selected be written from left to right.
  package static let leftToRight = Selector(
    "makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight(_:))
  /// Has what is selected be written from right to left.
  package static let rightToLeft = Selector(
    "makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft(_:))
  /// All that change the attributes of texts.
  package static var formatting: [Selector] { [bold, italic, underline, leftToRight, rightToLeft] }

  /// The keys that change the attributes of a text.
  package static var formattingKeys: [UIKeyCommand] {
    zip(["b", "i", "u"], [bold, italic, underline]).map {
      UIKeyCommand(input: $0, modifierFlags: .command, action: $1)
    }
  }

  /// The menu with what changes the attributes of a text.
  package static var formattingMenu: UIMenu {
    UIMenu(
      title: "Format", identifier: .textStyle,
      children: [
        UICommand(title: "Bold", action: bold), UICommand(title: "Italic", action: italic),
        UICommand(title: "Underline", action: underline),
      ])
  }

  /// Shows a find panel.
  package static let find = Selector("find:", UIResponder.find(_:))
  /// Shows a find panel with what replaces results.
  package static let findAndReplace = Selector(
    "findAndReplace:", UIResponder.findAndReplace(_:))
  /// Goes to the next result.
  package static let findNext = Selector("findNext:", UIResponder.findNext(_:))
  /// Goes to the result before.
  package static let findPrevious = Selector("findPrevious:", UIResponder.findPrevious(_:))
  /// Has what is selected be what is searched for.
  package static let useSelectionForFind = Selector(
    "useSelectionForFind:", UIResponder.useSelectionForFind(_:))
  /// All that search.
  package static var finding: [Selector] {
    [find, findAndReplace, findNext, findPrevious, useSelectionForFind]
  }

  /// The command that the key of `event` chooses where no text is edited; nil: none.
  static func command(for event: KeyEvent) -> UICommand? {
    let keys = zip(standard, ["x", "c", "v", "a"])
    return keys.first { command, input in
      UIKeyCommand(input: input, modifierFlags: .command, action: command.action)
        .isMeant(by: event)
    }?.0
  }

  /// The commands, in the order in which menus offer them.
  package static var standard: [UICommand] {
    [
      UICommand(title: "Cut", action: cut), UICommand(title: "Copy", action: copy),
      UICommand(title: "Paste", action: paste), UICommand(title: "Select All", action: selectAll),
    ]
  }
}
