// SPDX-License-Identifier: Apache-2.0

/// The mode in which glyphs are painted.
///
/// - Note: The modes for clipping do not clip on Linux.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Glyphs that are filled.
  case fill = 0
  /// Glyphs that are stroked.
  case stroke
  /// Glyphs that are filled and stroked.
  case fillStroke
  /// Glyphs that are not painted.
  case invisible
  /// Glyphs that are filled; later drawing is not clipped on Linux.
  case fillClip
  /// Glyphs that are stroked; later drawing is not clipped on Linux.
  case strokeClip
  /// Glyphs that are filled and stroked; later drawing is not clipped on Linux.
  case fillStrokeClip
  /// Glyphs that are not painted; later drawing is not clipped on Linux.
  case clip

  /// Whether glyphs are filled.
  package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  /// Whether glyphs are stroked.
  package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
}
