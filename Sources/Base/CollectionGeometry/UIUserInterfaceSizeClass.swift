// SPDX-License-Identifier: Apache-2.0

/// The size class along one axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// An unspecified size class.
  case unspecified = 0
  /// Limited space, as across a phone.
  case compact
  /// Ample space, as across a tablet.
  case regular
}
