// SPDX-License-Identifier: Apache-2.0

/// Who may see a representation of what is carried.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// Programs of the same team: here, this one.
  case team = 1
  /// Programs of the same group: here, this one.
  case group = 2
  /// This program.
  case ownProcess = 3
}
