// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionTextInput
public import MullionViewTree

/// Words, with a picture, that a search offers to search for.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// What is offered.
  open var localizedSuggestion: String? { words ?? localizedAttributedSuggestion?.string }
  private let words: String?
  /// What is offered, with attributes; nil: it has none.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// What assistive technologies say of it.
  public let localizedDescription: String?
  /// The picture in front of it.
  public let iconImage: UIImage?
  /// What it stands for, for the application.
  open var representedObject: Any?

  /// Words, what assistive technologies say of them, and a picture.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    words = localizedSuggestion
    localizedAttributedSuggestion = nil
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }

  /// Words with attributes, what assistive technologies say of them, and a picture.
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
