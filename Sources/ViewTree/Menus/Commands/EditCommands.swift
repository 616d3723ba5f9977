// SPDX-License-Identifier: Apache-2.0

/// What can be done with what is selected, as commands.
@MainActor
package enum EditCommands {
  /// Cuts what is selected.
  package static let cut = Selector("cut:", ResponderObject.cut(_:))
  /// Copies what is selected.
  package static let copy = Selector("copy:", ResponderObject.copy(_:))
  /// Puts the clipboard in the place of what is selected.
  package static let paste = Selector("paste:", ResponderObject.paste(_:))
  /// Selects the word at the caret.
  package static let select = Selector("select:", ResponderObject.select(_:))
  /// Selects everything.
  package static let selectAll = Selector("selectAll:", ResponderObject.selectAll(_:))
  /// Deletes what is selected.
  package static let delete = Selector("delete:", ResponderObject.delete(_:))

  /// The commands, in the order in which menus offer them.
  package static var standard: [UICommand] {
    [
      UICommand(title: "Cut", action: cut), UICommand(title: "Copy", action: copy),
      UICommand(title: "Paste", action: paste), UICommand(title: "Select All", action: selectAll),
    ]
  }
}
