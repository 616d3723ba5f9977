// SPDX-License-Identifier: Apache-2.0

/// The visual level of an interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified level.
  case unspecified = -1
  /// The base level of a window.
  case base = 0
  /// The level of an interface in front of another one, such as a sheet.
  ///
  /// Its backgrounds are lighter in the dark style.
  case elevated = 1
}
