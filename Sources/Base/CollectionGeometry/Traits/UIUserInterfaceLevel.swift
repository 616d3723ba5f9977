// SPDX-License-Identifier: Apache-2.0

/// Whether an interface lies in front of another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// It is the ground of its window.
  case base = 0
  /// It lies in front of another one, as a sheet does; grounds are lighter there where the interface is dark.
  case elevated = 1
}
