// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// An observer of a search bar in addition to its delegate, implemented by modules above the view tree.
@MainActor
package protocol SearchBarFollowing: AnyObject {
  /// The user began to edit the field.
  func searchDidBegin()
  /// The search text has changed.
  func searchTextDidChange()
  /// The user selected a scope.
  func searchScopeDidChange()
  /// The app set whether the scopes are shown.
  func scopesWereSet()
  /// The height of the bar has changed.
  func searchBarHeightDidChange()
  /// The user submitted the search.
  func searchWasSubmitted()
  /// The user cancelled the search.
  func searchWasCancelled()
}
