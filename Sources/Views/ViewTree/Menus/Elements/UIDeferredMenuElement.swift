// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Elements of a menu that are made when the menu is opened.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var isAsked = false
  private var followers: [() -> Void] = []
  /// The elements; nil before they came.
  package private(set) var elements: [UIMenuElement]?

  private init(
    isCached: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", image: nil)
  }

  /// Elements that `elementProvider` makes when the menu is first opened, and hands to its argument.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Elements that `elementProvider` makes anew each time the menu is opened.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// The menu is opened: elements that are made each time are made anew.
  package func menuOpens() {
    guard !isCached else { return }
    elements = nil
    isAsked = false
  }

  /// Asks for the elements once; `follower` is called when they came.
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
