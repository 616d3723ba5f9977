// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionTextInput
public import MullionViewTree

/// A search suggestion with a text and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The suggested text, which is the string of the attributed text if the suggestion was created with one.
  open var localizedSuggestion: String? { words ?? localizedAttributedSuggestion?.string }
  private let words: String?
  /// The suggested text with attributes, or `nil` if it has none.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The accessibility description of the suggestion.
  public let localizedDescription: String?
  /// The image before the text.
  public let iconImage: UIImage?
  /// Custom data of the app, for the app's own use.
  open var representedObject: Any?

  /// Creates a suggestion with a text, an accessibility description and an image.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    words = localizedSuggestion
    localizedAttributedSuggestion = nil
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion with an attributed text, an accessibility description and an image.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    words = nil
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}
