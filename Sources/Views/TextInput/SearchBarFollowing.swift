// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// What modules above the view tree implement to follow a search bar beside its delegate.
@MainActor
package protocol SearchBarFollowing: AnyObject {
  /// A person went to the field.
  func searchDidBegin()
  /// The words are others now.
  func searchTextDidChange()
  /// A person chose where is searched.
  func searchScopeDidChange()
  /// The program said whether the scopes are shown.
  func scopesWereSet()
  /// The bar wants another height.
  func searchBarHeightDidChange()
  /// A person asked to search for the words.
  func searchWasSubmitted()
  /// A person cancelled.
  func searchWasCancelled()
}
