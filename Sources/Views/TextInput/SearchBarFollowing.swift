// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// An observer of a search bar in addition to its delegate, implemented by modules above the view tree.
@MainActor
package protocol SearchBarFollowing: AnyObject {
  /// Notifies the observer that the user has begun to edit the field.
  func searchDidBegin()
  /// Notifies the observer that the search text has changed.
  func searchTextDidChange()
  /// Notifies the observer that the user has selected a scope.
  func searchScopeDidChange()
  /// Notifies the observer that the app has set whether the scopes are shown.
  func scopesWereSet()
  /// Notifies the observer that the height of the bar has changed.
  func searchBarHeightDidChange()
  /// Notifies the observer that the user has submitted the search.
  func searchWasSubmitted()
  /// Notifies the observer that the user has cancelled the search.
  func searchWasCancelled()
}
