// SPDX-License-Identifier: Apache-2.0

/// The three-finger gestures that undo, redo, cut, copy and paste.
///
/// - Note: Has no effect on Linux: a desktop has keyboard shortcuts for them.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gestures.
  case none = 0
  /// The system's gestures.
  case `default` = 1
}
