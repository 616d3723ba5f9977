// SPDX-License-Identifier: Apache-2.0

/// What an ``OrderedTree`` holds.
protocol OrderedElement {
  /// A number that grows along the tree; it finds the element again and says nothing else.
  var label: Int { get set }
  /// What the element adds to its tree's weight.
  var weight: Int { get }
}
