// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell.CellStyle {
  /// Creates the style with the given identifier in interface files; the default one if there is none.
  init(inInterfaceFiles name: String?) {
    switch name {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: self = .default
    }
  }
}
