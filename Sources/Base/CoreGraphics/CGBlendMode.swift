// SPDX-License-Identifier: Apache-2.0

/// How what is drawn goes together with what is there.
///
/// Differs from CoreGraphics: there is no `plusDarker`.
public enum CGBlendMode: Int32, Sendable {
  /// On top of it.
  case normal = 0
  /// The colours multiplied: never lighter.
  case multiply = 1
  /// The inverted colours multiplied: never darker.
  case screen = 2
  /// Multiplied where it is dark, screened where it is light.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// What is there, brightened by what is drawn.
  case colorDodge = 6
  /// What is there, darkened by what is drawn.
  case colorBurn = 7
  /// Darkened or lightened softly by what is drawn.
  case softLight = 8
  /// Multiplied where what is drawn is dark, screened where it is light.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// The difference of both, with less contrast.
  case exclusion = 11
  /// The hue of what is drawn.
  case hue = 12
  /// The saturation of what is drawn.
  case saturation = 13
  /// The hue and saturation of what is drawn.
  case color = 14
  /// The luminosity of what is drawn.
  case luminosity = 15
  /// Nothing: takes away what is there.
  case clear = 16
  /// In place of what is there, transparency included.
  case copy = 17
  /// What is drawn, where something is there.
  case sourceIn = 18
  /// What is drawn, where nothing is there.
  case sourceOut = 19
  /// On top, where something is there.
  case sourceAtop = 20
  /// Behind what is there.
  case destinationOver = 21
  /// What is there, where something is drawn.
  case destinationIn = 22
  /// What is there, where nothing is drawn.
  case destinationOut = 23
  /// What is there on top, where something is drawn.
  case destinationAtop = 24
  /// Each where the other is not.
  case xor = 25
  /// The sum of both.
  case plusLighter = 27
}
