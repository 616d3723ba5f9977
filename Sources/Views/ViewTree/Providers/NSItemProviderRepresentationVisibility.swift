// SPDX-License-Identifier: Apache-2.0

/// The visibility of a representation to other apps.
///
/// - Note: Has no effect on Linux: the value is only stored.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// The visibility to all apps.
  case all = 0
  /// The visibility to apps of the same team.
  case team = 1
  /// The visibility to apps of the same group.
  case group = 2
  /// The visibility to this app only.
  case ownProcess = 3
}
