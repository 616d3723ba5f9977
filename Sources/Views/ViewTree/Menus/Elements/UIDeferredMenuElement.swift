// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A placeholder for menu elements that are created when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var isAsked = false
  private var followers: [() -> Void] = []
  /// The elements; `nil` before they have been provided.
  package private(set) var elements: [UIMenuElement]?

  private init(
    isCached: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", image: nil)
  }

  /// Creates an element whose provider is called when the menu first opens.
  ///
  /// The provider passes the elements to the closure that it receives, immediately or later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Returns an element whose provider is called each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// Handles the opening of the menu: uncached elements are discarded.
  package func menuOpens() {
    guard !isCached else { return }
    elements = nil
    isAsked = false
  }

  /// Requests the elements once, and calls `follower` when they are provided; a no-op if they have already
  /// been provided.
  package func load(then follower: @escaping () -> Void) {
    guard elements == nil else { return }
    followers.append(follower)
    guard !isAsked else { return }
    isAsked = true
    provider { [weak self] in self?.came($0) }
  }

  private func came(_ new: [UIMenuElement]) {
    guard elements == nil else { return }
    elements = new
    let told = followers
    followers = []
    told.forEach { $0() }
  }
}
