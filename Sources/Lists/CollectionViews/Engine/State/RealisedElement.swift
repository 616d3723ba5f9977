// SPDX-License-Identifier: Apache-2.0

/// An element that has a view: which one, where, and what was already said about it.
@MainActor
final class RealisedElement {
  let key: ElementKey
  let view: UICollectionReusableView
  /// As the layout last gave them.
  @exclusivity(unchecked) var attributes: UICollectionViewLayoutAttributes
  /// The orthogonal section in whose scroll view it is; `nil`: in the collection view itself.
  @exclusivity(unchecked) var host: Int?
  /// Whether the view was asked for the size it prefers since that was last needed.
  @exclusivity(unchecked) var wasAsked = false
  /// The last search for what is in sight that found the element.
  @exclusivity(unchecked) var sightMark = 0
  /// The last answer of the layout for which the view was shown when it was new.
  @exclusivity(unchecked) var showMark = 0
  /// Whether the delegate heard that it will be displayed.
  @exclusivity(unchecked) var isDisplayed = false

  init(
    key: ElementKey, view: UICollectionReusableView,
    attributes: UICollectionViewLayoutAttributes, host: Int?
  ) {
    self.key = key
    self.view = view
    self.attributes = attributes
    self.host = host
  }

  /// The same view as the element `key`.
  func renamed(_ key: ElementKey) -> RealisedElement {
    let attributes = self.attributes
    let element = RealisedElement(key: key, view: view, attributes: attributes, host: host)
    element.wasAsked = wasAsked
    element.isDisplayed = isDisplayed
    return element
  }
}
