// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A view whose size depends on its content.
@MainActor
protocol ContentHolding: UIView {
  /// Handles a possible change of the content's size.
  func contentMayHaveChanged()
}
