// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// What a view says when it has nothing to show: that it is empty, loads, or found nothing.
///
/// Lengths, fonts and colours are ours. Two of them are equal when their buttons are copies of each other's.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// Where the content stands.
  public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At the leading edge, from the top.
    case natural
  }

  /// Whether a sign of work under way stands for the picture.
  var showsActivity = false

  /// Nothing to show yet, or no longer.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Content is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.showsActivity = true
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// A search found nothing.
  ///
  /// Differs from UIKit: the second text is in our words and always English.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Look for something else, or for less of it."
    return configuration
  }

  init() {
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48, weight: .regular)
    imageProperties.tintColor = .secondaryLabel
  }

  /// The picture, at the top.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The text, below the picture.
  public var text: String?
  /// The text with attributes, instead of `text`.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  /// The second text, below the text.
  public var secondaryText: String?
  /// The second text with attributes, instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)

  /// The button, below the texts; it is there when it has something to show.
  ///
  /// At first it has no ground and no title.
  @preconcurrency @MainActor
  public var button: UIButton.Configuration {
    get { keptButton?.configuration ?? .plain() }
    set { keptButton = KeptButtonConfiguration(newValue) }
  }
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The button below the button; it is there when it has something to show.
  @preconcurrency @MainActor
  public var secondaryButton: UIButton.Configuration {
    get { keptSecondaryButton?.configuration ?? .plain() }
    set { keptSecondaryButton = KeptButtonConfiguration(newValue) }
  }
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  private var keptButton: KeptButtonConfiguration?
  private var keptSecondaryButton: KeptButtonConfiguration?

  /// Where the content stands.
  public var alignment = Alignment.center
  /// The axes along which margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
  /// The room around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The room between picture and text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The room between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The room between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The room between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind the content.
  public var background = UIBackgroundConfiguration.clear()

  /// A new view that shows this.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// This; it looks the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}
