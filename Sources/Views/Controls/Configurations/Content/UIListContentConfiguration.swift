// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The content of a row: a picture, a text, a second text.
///
/// Lengths are those of the generation that is in force when the preset is made; colours that were not
/// recorded are those of iOS as they look.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  private(set) var style: Style

  /// A new view that shows this.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The picture, at the leading edge.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()

  /// The text.
  public var text: String?
  /// The text with attributes, instead of `text`.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties

  /// The second text: below the text, or at the trailing edge.
  public var secondaryText: String?
  /// The second text with attributes, instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties

  /// The axes along which margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The room around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands beside the text where there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between picture and texts, in points.
  public var imageToTextPadding: CGFloat
  /// The least room between texts that stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between texts that stand below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// From 0 (nothing is seen) to 1, for all of the content.
  public var alpha: CGFloat = 1
  /// What the state adds to `alpha`.
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

  /// This, changed as it looks in `state`.
  ///
  /// Fonts and colours that the application set stay; its alpha is multiplied.
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

  /// Takes the lengths of another preset where the application set none of its own.
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
