// SPDX-License-Identifier: Apache-2.0

/// How a presented controller covers what presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of the window; what was there goes away.
  case fullScreen = 0
  /// A sheet over most of the window.
  case pageSheet = 1
  /// A smaller sheet in the middle of a wide window, else as `pageSheet`.
  case formSheet = 2
  /// The place of the nearest controller that defines a context; what was there goes away.
  case currentContext = 3
  /// As the user's presentation controller says.
  case custom = 4
  /// All of the window; what was there stays below.
  case overFullScreen = 5
  /// The place of the nearest controller that defines a context; what was there stays below.
  case overCurrentContext = 6
  /// A bubble beside its source in a wide window, else as `pageSheet`.
  case popover = 7
  /// Not at all: what is presented adapts to nothing.
  case none = -1
  /// As the system sees fit: a sheet.
  case automatic = -2
}
