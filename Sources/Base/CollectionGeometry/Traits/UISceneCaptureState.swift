// SPDX-License-Identifier: Apache-2.0

/// The capture state of a scene.
public enum UISceneCaptureState: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = -1
  /// The scene is not being captured.
  case inactive = 0
  /// The scene is being recorded or mirrored to another screen.
  case active = 1
}
