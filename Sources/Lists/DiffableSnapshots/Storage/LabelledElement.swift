// SPDX-License-Identifier: Apache-2.0

/// An element of a ``LabelledOrder``.
protocol LabelledElement {
  /// A number that increases along the order and identifies the element; it has no other meaning.
  var label: Int { get set }
}
