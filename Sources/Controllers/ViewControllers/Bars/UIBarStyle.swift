// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// The style of a bar, light or dark.
public enum UIBarStyle: Int, Sendable {
  /// The style with the interface style of the environment.
  case `default` = 0
  /// The style with the dark interface style, regardless of the environment.
  case black = 1

  /// The interface style with which the bar overrides that of its environment, or `.unspecified`.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
