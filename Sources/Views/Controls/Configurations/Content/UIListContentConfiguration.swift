// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The content of a list row: an image, a text and a secondary text.
///
/// Lengths are those of the design generation at the time the preset is created; colours that were not
/// recorded match the appearance of iOS.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  private(set) var style: Style

  /// Returns a new view that displays the configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The image, at the leading edge.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()

  /// The primary text of the row.
  public var text: String?
  /// The text as an attributed string, used instead of `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties

  /// The secondary text: below the text, or at the trailing edge.
  public var secondaryText: String?
  /// The secondary text as an attributed string, used instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least the superview's layout margins.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is placed beside the text if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and texts, in points.
  public var imageToTextPadding: CGFloat
  /// The minimum distance between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts that are stacked, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of the whole content, from 0 (invisible) to 1.
  public var alpha: CGFloat = 1
  /// The factor by which the state multiplies `alpha`.
  var stateAlpha: CGFloat = 1

  init(_ style: Style) {
    self.style = style
    textProperties = TextProperties(style.text)
    secondaryTextProperties = TextProperties(style.secondaryText)
    textProperties.transform = style.transform
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style.name == .value
    imageToTextPadding = style.imageToTextPadding
    textToSecondaryTextVerticalPadding = style.isSubtitle ? 0 : 4
  }

  /// Returns the configuration updated for `state`.
  ///
  /// Fonts and colours set by the app are kept; the opacity of the state is multiplied with ``alpha``.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let look = StateLook(state)
    var updated = self
    updated.adopt(style.resolved(in: state.traitCollection.listEnvironment))
    let style = updated.style
    updated.textProperties.face = style.text(in: look)
    updated.secondaryTextProperties.face = style.secondaryText(in: look)
    updated.imageProperties.stateTint = style.imageTint(in: look)
    updated.stateAlpha = look.isLifted ? 0.5 : 1
    return updated
  }

  /// Adopts another preset, and its margins, padding and text transform where the app has not changed them.
  private mutating func adopt(_ other: Style) {
    guard other != style else { return }
    if directionalLayoutMargins == style.margins { directionalLayoutMargins = other.margins }
    if textProperties.transform == style.transform { textProperties.transform = other.transform }
    if imageToTextPadding == style.imageToTextPadding {
      imageToTextPadding = other.imageToTextPadding
    }
    style = other
  }
}
