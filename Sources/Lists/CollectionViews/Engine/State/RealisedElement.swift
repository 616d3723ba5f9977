// SPDX-License-Identifier: Apache-2.0

/// An element that has a view, with its attributes and its state.
@MainActor
final class RealisedElement {
  let key: ElementKey
  let view: UICollectionReusableView
  /// The attributes last returned by the layout.
  @exclusivity(unchecked) var attributes: UICollectionViewLayoutAttributes
  /// The index of the orthogonal section whose scroll view contains the element, or `nil` if the collection
  /// view contains it directly.
  @exclusivity(unchecked) var host: Int?
  /// Whether the preferred size of the view was measured since that was last required.
  @exclusivity(unchecked) var wasAsked = false
  /// The number of the last search for visible elements that found the element.
  @exclusivity(unchecked) var sightMark = 0
  /// The number of the layout query after which the new view was positioned, so that it is not positioned
  /// again for that query.
  @exclusivity(unchecked) var showMark = 0
  /// Whether the delegate was notified that the view is displayed.
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

  /// Returns an element with the same view and the key `key`.
  func renamed(_ key: ElementKey) -> RealisedElement {
    let attributes = self.attributes
    let element = RealisedElement(key: key, view: view, attributes: attributes, host: host)
    element.wasAsked = wasAsked
    element.isDisplayed = isDisplayed
    return element
  }
}
