// SPDX-License-Identifier: Apache-2.0

/// What can be done with what is selected, as commands.
@MainActor
enum EditCommands {
  static let cut = Selector("cut:", ResponderObject.cut(_:))
  static let copy = Selector("copy:", ResponderObject.copy(_:))
  static let paste = Selector("paste:", ResponderObject.paste(_:))
  static let select = Selector("select:", ResponderObject.select(_:))
  static let selectAll = Selector("selectAll:", ResponderObject.selectAll(_:))
  static let delete = Selector("delete:", ResponderObject.delete(_:))

  /// The commands, in the order in which menus offer them.
  static var standard: [UICommand] {
    [
      UICommand(title: "Cut", action: cut), UICommand(title: "Copy", action: copy),
      UICommand(title: "Paste", action: paste), UICommand(title: "Select All", action: selectAll),
    ]
  }

  /// The methods that responders have only so that subclasses override them.
  static let forwarders: [_NamedMember] =
    ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"].map { .forwarder($0) }
}
