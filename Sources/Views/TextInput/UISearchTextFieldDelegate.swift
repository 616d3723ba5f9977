// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The methods that are called for a search field's tokens and suggestions, in addition to those of text
/// fields.
///
/// A search field checks whether its `delegate` conforms to this protocol.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Returns the content of a token for the pasteboard.
  ///
  /// The default implementation returns a provider without content.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider

  /// Notifies the delegate that the user chose one of the field's suggestions.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// Returns a provider without content.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }

  /// Does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}
