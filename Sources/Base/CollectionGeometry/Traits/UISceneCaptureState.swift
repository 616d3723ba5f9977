// SPDX-License-Identifier: Apache-2.0

/// Whether a scene is recorded or shown elsewhere.
public enum UISceneCaptureState: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Nobody records it.
  case inactive = 0
  /// Somebody records it, or sees it on another screen.
  case active = 1
}
