// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A suggestion for a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The text as an attributed string, shown instead of the plain text.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The description for assistive technologies.
  var localizedDescription: String? { get }
  /// The image before the text.
  var iconImage: UIImage? { get }
  /// An object of the app that the suggestion represents.
  var representedObject: Any? { get set }
}
