// SPDX-License-Identifier: Apache-2.0

/// What an ``OrderedTree`` holds.
protocol OrderedElement: LabelledElement {
  /// What the element adds to its tree's weight.
  var weight: Int { get }
}
