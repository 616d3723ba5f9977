// SPDX-License-Identifier: Apache-2.0

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little room, as across a phone.
  case compact
  /// Much room, as across a tablet.
  case regular
}
