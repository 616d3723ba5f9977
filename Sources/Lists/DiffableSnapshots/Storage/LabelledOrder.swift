// SPDX-License-Identifier: Apache-2.0

/// An ordered collection that finds its elements by labels, numbers that increase along the order.
protocol LabelledOrder<Element> {
  associatedtype Element: LabelledElement

  /// The number of elements.
  var count: Int { get }
  /// The element at `position`, which must exist.
  subscript(position: Int) -> Element { get }
  /// Assigns `labels` to the elements from `position` on, up to the end of either.
  mutating func relabel(from position: Int, _ labels: ArraySlice<Int>)
}
