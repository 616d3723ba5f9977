// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIButton {
  /// What a button is for.
  ///
  /// It shows in buttons with a configuration (ours: how).
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What people most likely want: its title is semibold.
    case primary = 1
    /// Leaves without a change.
    case cancel = 2
    /// Takes something away: it is red where the configuration says no colour.
    case destructive = 3
  }
}
