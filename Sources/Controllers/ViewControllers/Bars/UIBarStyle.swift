// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As the interface is.
  case `default` = 0
  /// Dark always.
  case black = 1

  /// What the bar says of light and dark.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
