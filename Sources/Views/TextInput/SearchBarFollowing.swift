// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// An observer of a search bar in addition to its delegate, implemented by modules above the view tree.
@MainActor
package protocol SearchBarFollowing: AnyObject {
  /// Notifies the observer that editing of the field has begun.
  func searchDidBegin()
  /// Notifies the observer that the search text has changed.
  func searchTextDidChange()
  /// Notifies the observer that the user has selected a scope.
  func searchScopeDidChange()
  /// Notifies the observer that the app has set whether the scopes are shown.
  func scopesWereSet()
  /// Notifies the observer that the height of the bar has changed because its scopes were shown or hidden.
  func searchBarHeightDidChange()
  /// Notifies the observer that the user has submitted the search.
  func searchWasSubmitted()
  /// Notifies the observer that the user has cancelled the search.
  func searchWasCancelled()
}
