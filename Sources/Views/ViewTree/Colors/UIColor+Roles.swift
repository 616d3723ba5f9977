// SPDX-License-Identifier: Apache-2.0

/// The colours of interface elements.
///
/// Their values are those of the published interface guidelines of iOS, and recorded ones
/// (Documentation/Fidelity/drawing.md).
extension UIColor {
  /// The colour of primary text.
  public class var label: UIColor { Shades.label }
  /// The colour of links.
  public class var link: UIColor { Shades.link }
  /// The colour of opaque separators.
  public class var opaqueSeparator: UIColor { Shades.opaqueSeparator }
  /// The colour of placeholder text.
  public class var placeholderText: UIColor { Shades.placeholderText }
  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { Shades.quaternaryLabel }
  /// The quaternary fill colour of shapes on content.
  public class var quaternarySystemFill: UIColor { Shades.quaternarySystemFill }
  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { Shades.secondaryLabel }
  /// The secondary background colour of content.
  public class var secondarySystemBackground: UIColor { Shades.secondarySystemBackground }
  /// The secondary fill colour of shapes on content.
  public class var secondarySystemFill: UIColor { Shades.secondarySystemFill }
  /// The secondary background colour of grouped content.
  public class var secondarySystemGroupedBackground: UIColor {
    Shades.secondarySystemGroupedBackground
  }
  /// The colour of translucent separators.
  public class var separator: UIColor { Shades.separator }
  /// The primary background colour of content.
  public class var systemBackground: UIColor { Shades.systemBackground }
  /// The primary fill colour of shapes on content.
  public class var systemFill: UIColor { Shades.systemFill }
  /// The primary background colour of grouped content.
  public class var systemGroupedBackground: UIColor { Shades.systemGroupedBackground }
  /// The primary background colour of grouped content, by its name before iOS 13.
  @available(iOS, deprecated: 13, message: "use systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { Shades.systemGroupedBackground }
  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { Shades.tertiaryLabel }
  /// The tertiary background colour of content.
  public class var tertiarySystemBackground: UIColor { Shades.tertiarySystemBackground }
  /// The tertiary fill colour of shapes on content.
  public class var tertiarySystemFill: UIColor { Shades.tertiarySystemFill }
  /// The tertiary background colour of grouped content.
  public class var tertiarySystemGroupedBackground: UIColor {
    Shades.tertiarySystemGroupedBackground
  }

  private enum Shades {
    static let label = shades(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
    static let link = shades(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
    static let opaqueSeparator = shades(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
    static let placeholderText = shades(
      light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3),
      highContrast: ((60, 60, 67, 0.38), (235, 235, 245, 0.38)))
    static let quaternaryLabel = shades(
      light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16),
      highContrast: ((60, 60, 67, 0.26), (235, 235, 245, 0.24)))
    static let quaternarySystemFill = shades(
      light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18),
      highContrast: ((118, 118, 128, 0.16), (118, 118, 128, 0.26)))
    static let secondaryLabel = shades(
      light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6),
      highContrast: ((60, 60, 67, 0.68), (235, 235, 245, 0.68)))
    static let secondarySystemBackground = shades(
      light: (242, 242, 247, 1), dark: (28, 28, 30, 1),
      highContrast: ((235, 235, 240, 1), (36, 36, 38, 1)), elevated: elevated(2))
    static let secondarySystemFill = shades(
      light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32),
      highContrast: ((120, 120, 128, 0.24), (120, 120, 128, 0.4)))
    static let secondarySystemGroupedBackground = shades(
      light: (255, 255, 255, 1), dark: (28, 28, 30, 1),
      highContrast: ((255, 255, 255, 1), (36, 36, 38, 1)), elevated: elevated(2))
    static let separator = shades(
      light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6),
      highContrast: ((60, 60, 67, 0.37), (84, 84, 88, 0.68)))
    static let systemBackground = shades(
      light: (255, 255, 255, 1), dark: (0, 0, 0, 1), elevated: elevated(1))
    static let systemFill = shades(
      light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36),
      highContrast: ((120, 120, 128, 0.28), (120, 120, 128, 0.44)))
    static let systemGroupedBackground = shades(
      light: (242, 242, 247, 1), dark: (0, 0, 0, 1),
      highContrast: ((235, 235, 240, 1), (0, 0, 0, 1)), elevated: elevated(1))
    static let tertiaryLabel = shades(
      light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3),
      highContrast: ((60, 60, 67, 0.38), (235, 235, 245, 0.38)))
    static let tertiarySystemBackground = shades(
      light: (255, 255, 255, 1), dark: (44, 44, 46, 1),
      highContrast: ((255, 255, 255, 1), (54, 54, 56, 1)), elevated: elevated(3))
    static let tertiarySystemFill = shades(
      light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24),
      highContrast: ((118, 118, 128, 0.2), (118, 118, 128, 0.32)))
    static let tertiarySystemGroupedBackground = shades(
      light: (242, 242, 247, 1), dark: (44, 44, 46, 1),
      highContrast: ((235, 235, 240, 1), (54, 54, 56, 1)), elevated: elevated(3))
  }
}
