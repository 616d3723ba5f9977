// SPDX-License-Identifier: Apache-2.0

/// How far a surface is with a frame.
enum FramePart {
  /// It begins.
  case began
  /// What moves has gone on to the frame's time.
  case stepped
  /// All is laid out.
  case laidOut
}
