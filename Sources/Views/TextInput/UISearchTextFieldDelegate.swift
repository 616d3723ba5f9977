// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Hears of what a person does with a search field's tokens and suggestions, beside what every field tells.
///
/// A search field asks its `delegate` whether it is one of these.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// What the pasteboard gets for a token that is copied; nothing unless it is implemented.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider

  /// The person chose one of the field's suggestions.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// A provider of nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }

  /// Nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}
