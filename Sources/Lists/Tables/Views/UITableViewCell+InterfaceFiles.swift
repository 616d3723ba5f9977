// SPDX-License-Identifier: Apache-2.0

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
