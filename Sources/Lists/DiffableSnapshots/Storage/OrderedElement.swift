// SPDX-License-Identifier: Apache-2.0

/// An element of an ``OrderedTree``.
protocol OrderedElement: LabelledElement {
  /// The contribution of the element to its tree's weight.
  var weight: Int { get }
}
