// SPDX-License-Identifier: Apache-2.0

/// The mode by which drawn content is composited with its background.
///
/// - Note: Differs from Core Graphics: there is no `plusDarker`.
public enum CGBlendMode: Int32, Sendable {
  /// The mode in which the content covers the background.
  case normal = 0
  /// The product of the colors, which is never lighter than either.
  case multiply = 1
  /// The inverse of the product of the inverted colors, which is never darker than either.
  case screen = 2
  /// The product of the colors where the background is dark, and `screen` where it is light.
  case overlay = 3
  /// The darker of both colors.
  case darken = 4
  /// The lighter of both colors.
  case lighten = 5
  /// The background brightened by the content.
  case colorDodge = 6
  /// The background darkened by the content.
  case colorBurn = 7
  /// The background softly darkened or lightened by the content.
  case softLight = 8
  /// The product of the colors where the content is dark, and `screen` where it is light.
  case hardLight = 9
  /// The difference of both colors.
  case difference = 10
  /// The difference of both colors, with less contrast.
  case exclusion = 11
  /// The hue of the content with the saturation and luminosity of the background.
  case hue = 12
  /// The saturation of the content with the hue and luminosity of the background.
  case saturation = 13
  /// The hue and saturation of the content with the luminosity of the background.
  case color = 14
  /// The luminosity of the content with the hue and saturation of the background.
  case luminosity = 15
  /// The mode that clears the background.
  case clear = 16
  /// The mode in which the content replaces the background, including transparency.
  case copy = 17
  /// The content where the background is opaque.
  case sourceIn = 18
  /// The content where the background is transparent.
  case sourceOut = 19
  /// The content over the background, where the background is opaque.
  case sourceAtop = 20
  /// The background over the content.
  case destinationOver = 21
  /// The background where the content is opaque.
  case destinationIn = 22
  /// The background where the content is transparent.
  case destinationOut = 23
  /// The background over the content, where the content is opaque.
  case destinationAtop = 24
  /// The content and the background, each where the other is transparent.
  case xor = 25
  /// The sum of both colors.
  case plusLighter = 27
}
