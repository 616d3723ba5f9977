// SPDX-License-Identifier: Apache-2.0

/// The capture state of a scene.
public enum UISceneCaptureState: Int, Sendable {
  /// An unspecified state.
  case unspecified = -1
  /// The state of a scene that is not being captured.
  case inactive = 0
  /// The state of a scene that is being recorded or mirrored to another screen.
  case active = 1
}
