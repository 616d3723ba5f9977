// SPDX-License-Identifier: Apache-2.0

/// The stages of a frame of a surface.
enum FramePart {
  /// The frame begins.
  case began
  /// Animations have advanced to the frame's time.
  case stepped
  /// Layout is complete.
  case laidOut
}
