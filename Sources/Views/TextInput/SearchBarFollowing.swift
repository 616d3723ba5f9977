// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// An observer of a search bar in addition to its delegate, implemented by modules above the view tree.
@MainActor
package protocol SearchBarFollowing: AnyObject {
  /// Called when the user has begun to edit the field.
  func searchDidBegin()
  /// Called when the search text has changed.
  func searchTextDidChange()
  /// Called when the user has selected a scope.
  func searchScopeDidChange()
  /// Called when the app has set whether the scopes are shown.
  func scopesWereSet()
  /// Called when the height of the bar has changed.
  func searchBarHeightDidChange()
  /// Called when the user has submitted the search.
  func searchWasSubmitted()
  /// Called when the user has cancelled the search.
  func searchWasCancelled()
}
