// SPDX-License-Identifier: Apache-2.0

/// Which gestures of three fingers undo, redo, cut, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// Those of the system.
  case `default` = 1
}
