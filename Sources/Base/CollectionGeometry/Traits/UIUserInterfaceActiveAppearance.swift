// SPDX-License-Identifier: Apache-2.0

/// The active or inactive appearance of an interface.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// An unspecified appearance.
  case unspecified = -1
  /// The appearance of an interface behind others.
  case inactive = 0
  /// The appearance of the interface in use.
  case active = 1
}
