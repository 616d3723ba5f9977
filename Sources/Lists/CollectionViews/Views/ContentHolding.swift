// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A view whose size follows that of the content in it.
@MainActor
protocol ContentHolding: UIView {
  /// The content may want another size.
  func contentMayHaveChanged()
}
