// SPDX-License-Identifier: Apache-2.0

/// An ordered collection that finds its elements again by labels, numbers that grow along the order.
protocol LabelledOrder<Element> {
  associatedtype Element: LabelledElement

  /// The number of elements.
  var count: Int { get }
  /// The element at `position`, which must exist.
  subscript(position: Int) -> Element { get }
  /// Gives the elements from `position` on the labels of `labels`, as far as both reach.
  mutating func relabel(from position: Int, _ labels: ArraySlice<Int>)
}
