// SPDX-License-Identifier: Apache-2.0

/// The commands for editing the selection.
@MainActor
package enum EditCommands {
  /// The command that cuts the selection.
  package static let cut = Selector("cut:", UIResponder.cut(_:))
  /// The command that copies the selection.
  package static let copy = Selector("copy:", UIResponder.copy(_:))
  /// The command that replaces the selection with the contents of the clipboard.
  package static let paste = Selector("paste:", UIResponder.paste(_:))
  /// The command that selects the word at the caret.
  package static let select = Selector("select:", UIResponder.select(_:))
  /// The command that selects everything.
  package static let selectAll = Selector("selectAll:", UIResponder.selectAll(_:))
  /// The command that deletes the selection.
  package static let delete = Selector("delete:", UIResponder.delete(_:))

  /// The command that replaces the selection with the contents of the clipboard, in the style of the
  /// selection.
  package static let pasteAndMatchStyle = Selector(
    "pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:))
  /// The command that toggles bold for the selection.
  package static let bold = Selector("toggleBoldface:", UIResponder.toggleBoldface(_:))
  /// The command that toggles italics for the selection.
  package static let italic = Selector("toggleItalics:", UIResponder.toggleItalics(_:))
  /// The command that toggles the underline of the selection.
  package static let underline = Selector("toggleUnderline:", UIResponder.toggleUnderline(_:))
  /// The command that sets the writing direction of the selection to left to right.
  package static let leftToRight = Selector(
    "makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight(_:))
  /// The command that sets the writing direction of the selection to right to left.
  package static let rightToLeft = Selector(
    "makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft(_:))
  /// The commands that change text attributes.
  package static var formatting: [Selector] { [bold, italic, underline, leftToRight, rightToLeft] }

  /// The key commands that change text attributes.
  package static var formattingKeys: [UIKeyCommand] {
    zip(["b", "i", "u"], [bold, italic, underline]).map {
      UIKeyCommand(input: $0, modifierFlags: .command, action: $1)
    }
  }

  /// The menu of commands that change text attributes.
  package static var formattingMenu: UIMenu {
    UIMenu(
      title: "Format", identifier: .textStyle,
      children: [
        UICommand(title: "Bold", action: bold), UICommand(title: "Italic", action: italic),
        UICommand(title: "Underline", action: underline),
      ])
  }

  /// The command that shows the find panel.
  package static let find = Selector("find:", UIResponder.find(_:))
  /// The command that shows the find panel with the replacement field.
  package static let findAndReplace = Selector(
    "findAndReplace:", UIResponder.findAndReplace(_:))
  /// The command that goes to the next search result.
  package static let findNext = Selector("findNext:", UIResponder.findNext(_:))
  /// The command that goes to the previous search result.
  package static let findPrevious = Selector("findPrevious:", UIResponder.findPrevious(_:))
  /// The command that uses the selection as the search string.
  package static let useSelectionForFind = Selector(
    "useSelectionForFind:", UIResponder.useSelectionForFind(_:))
  /// The commands for searching.
  package static var finding: [Selector] {
    [find, findAndReplace, findNext, findPrevious, useSelectionForFind]
  }

  /// Returns the command for cut, copy, paste or select all whose key matches `event`, or `nil`.
  static func command(for event: KeyEvent) -> UICommand? {
    let keys = zip(standard, ["x", "c", "v", "a"])
    return keys.first { command, input in
      UIKeyCommand(input: input, modifierFlags: .command, action: command.action)
        .isMeant(by: event)
    }?.0
  }

  /// The commands for cut, copy, paste and select all, in the order in which menus list them.
  package static var standard: [UICommand] {
    [
      UICommand(title: "Cut", action: cut), UICommand(title: "Copy", action: copy),
      UICommand(title: "Paste", action: paste), UICommand(title: "Select All", action: selectAll),
    ]
  }
}
