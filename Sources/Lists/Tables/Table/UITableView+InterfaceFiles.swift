// SPDX-License-Identifier: Apache-2.0

extension UITableView.Style {
  /// The look that an interface file calls `name`; plain when it says nothing.
  init(inInterfaceFiles name: String?) {
    switch name {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension UITableViewCell.CellStyle {
  /// The style that an interface file calls by an identifier; the default one when it says nothing.
  init(inInterfaceFiles name: String?) {
    switch name {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: self = .default
    }
  }
}
