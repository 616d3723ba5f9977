// SPDX-License-Identifier: Apache-2.0

/// How letters are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Their insides.
  case fill = 0
  /// A line along their outlines.
  case stroke
  /// Both.
  case fillStroke
  /// Not at all.
  case invisible
  /// Their insides; what follows is not clipped to them here.
  case fillClip
  /// A line along their outlines; what follows is not clipped to them here.
  case strokeClip
  /// Both; what follows is not clipped to them here.
  case fillStrokeClip
  /// Not at all; what follows is not clipped to them here.
  case clip

  /// Whether insides are drawn.
  package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  /// Whether outlines are drawn.
  package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
}
