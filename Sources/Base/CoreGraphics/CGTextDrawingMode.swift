// SPDX-License-Identifier: Apache-2.0

/// The mode in which glyphs are painted.
///
/// - Note: The modes for clipping do not clip on Linux.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Stroked.
  case stroke
  /// Filled and stroked.
  case fillStroke
  /// Not painted.
  case invisible
  /// Filled; later drawing is not clipped on Linux.
  case fillClip
  /// Stroked; later drawing is not clipped on Linux.
  case strokeClip
  /// Filled and stroked; later drawing is not clipped on Linux.
  case fillStrokeClip
  /// Not painted; later drawing is not clipped on Linux.
  case clip

  /// Whether glyphs are filled.
  package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  /// Whether glyphs are stroked.
  package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
}
