// SPDX-License-Identifier: Apache-2.0

/// The visibility of a representation to other apps.
///
/// - Note: Has no effect on Linux.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Visible to all apps.
  case all = 0
  /// Visible to apps of the same team.
  case team = 1
  /// Visible to apps of the same group.
  case group = 2
  /// Visible to this app only.
  case ownProcess = 3
}
