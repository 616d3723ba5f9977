// SPDX-License-Identifier: Apache-2.0

/// Whether an interface looks as the one that is used.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// It looks as one behind others.
  case inactive = 0
  /// It looks as the one that is used.
  case active = 1
}
