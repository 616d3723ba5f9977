// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// The style of a bar, light or dark.
public enum UIBarStyle: Int, Sendable {
  /// The interface style of the environment.
  case `default` = 0
  /// The dark interface style, regardless of the environment.
  case black = 1

  /// The interface style that the bar style overrides.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
