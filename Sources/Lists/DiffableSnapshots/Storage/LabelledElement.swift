// SPDX-License-Identifier: Apache-2.0

/// What a ``LabelledOrder`` holds.
protocol LabelledElement {
  /// A number that grows along the order; it finds the element again and says nothing else.
  var label: Int { get set }
}
