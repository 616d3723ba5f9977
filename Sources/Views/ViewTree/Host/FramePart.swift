// SPDX-License-Identifier: Apache-2.0

/// A stage of a frame of a surface.
enum FramePart {
  /// The beginning of the frame.
  case began
  /// The stage after animations have advanced to the frame's time.
  case stepped
  /// The stage after layout.
  case laidOut
}
