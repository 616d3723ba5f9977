// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The content of a view that has nothing to show because it is empty or loading, or because a search had no
/// results.
///
/// Lengths, fonts and colours were not measured from UIKit. Two configurations are equal if their other
/// values are equal and their buttons are copies of each other.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The alignments of the content.
  public enum Alignment: Hashable, Sendable {
    /// Content in the centre.
    case center
    /// Content at the leading edge, starting at the top.
    case natural
  }

  /// Whether an activity indicator replaces the image.
  var showsActivity = false

  /// Returns a configuration for an empty view.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Returns a configuration for content that is loading.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.showsActivity = true
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// Returns a configuration for a search without results.
  ///
  /// Differs from UIKit: the secondary text has a different wording and is always English.
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

  /// The image, at the top.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text, below the image.
  public var text: String?
  /// The text as an attributed string, used instead of `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  /// The secondary text, below the text.
  public var secondaryText: String?
  /// The secondary text as an attributed string, used instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)

  /// The button below the texts; it is visible if it has content.
  ///
  /// By default it has no background and no title.
  @preconcurrency @MainActor
  public var button: UIButton.Configuration {
    get { keptButton?.configuration ?? .plain() }
    set { keptButton = SharedButtonConfiguration(newValue) }
  }
  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()
  /// The secondary button, below the button; it is visible if it has content.
  @preconcurrency @MainActor
  public var secondaryButton: UIButton.Configuration {
    get { keptSecondaryButton?.configuration ?? .plain() }
    set { keptSecondaryButton = SharedButtonConfiguration(newValue) }
  }
  /// The behaviour of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  private var keptButton: SharedButtonConfiguration?
  private var keptSecondaryButton: SharedButtonConfiguration?

  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least the superview's layout margins.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the text and the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background behind the content.
  public var background = UIBackgroundConfiguration.clear()

  /// Returns a new view that displays the configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration unmodified: it is the same for every state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}
